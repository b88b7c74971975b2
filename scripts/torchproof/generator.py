"""The static site, made by MkDocs from the staged pages."""

from __future__ import annotations

import logging
import os
import shutil
from pathlib import Path
from typing import Any

from torchproof.site import Site

# Material announces the end of MkDocs on every run; the pin in pyproject.toml
# is our answer.
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")


class SiteBuildFailed(Exception):
    """MkDocs found something wrong; holds its messages."""


class _Messages(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def load_configuration(site: Site, target: Path) -> Any:
    """MkDocs' configuration, reading the staged pages and writing to `target`."""
    from mkdocs.config import load_config

    return load_config(
        config_file=str(site.config), docs_dir=str(site.stage), site_dir=str(target)
    )


def build_site(site: Site, target: Path) -> None:
    """Build the whole site beside `target` and put it there when it is whole.

    Raises SiteBuildFailed with every warning of MkDocs; `target` is then as before.
    """
    fresh = site.cache / "site.new"
    shutil.rmtree(fresh, ignore_errors=True)
    build_into(load_configuration(site, fresh))
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def build_into(config: Any, *, dirty: bool = False) -> None:
    """Run one MkDocs build; any warning fails it. `dirty` builds saved pages only."""
    from mkdocs.commands.build import build
    from mkdocs.exceptions import Abort, BuildError

    logger = logging.getLogger("mkdocs")
    logger.setLevel(logging.INFO)
    logger.propagate = False
    messages = _Messages()
    logger.addHandler(messages)
    config.plugins.on_startup(command="build", dirty=dirty)
    try:
        build(config, dirty=dirty)
    except (Abort, BuildError) as error:
        raise SiteBuildFailed("\n".join(messages.lines) or str(error)) from error
    finally:
        logger.removeHandler(messages)
        config.plugins.on_shutdown()
    if messages.lines:
        raise SiteBuildFailed("\n".join(messages.lines))

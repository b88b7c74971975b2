"""The static site, made by MkDocs from the staged pages."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from pygments.token import STANDARD_TYPES, Token

from torchproof.policy import add_policies
from torchproof.site import Site

# Material announces the end of MkDocs on every run; the pin in pyproject.toml
# is our answer.
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")

# A name looks like the text around it, and a blank like nothing: an element for
# each of them would be a tenth of what a page of programs holds.
for _plain in (Token.Name, Token.Text.Whitespace):
    STANDARD_TYPES[_plain] = ""


class SiteBuildFailed(Exception):
    """MkDocs found something wrong; holds its messages.

    `is_whole` is true where it rendered all the same, and only warned.
    """

    def __init__(self, messages: str, *, is_whole: bool = False) -> None:
        super().__init__(messages)
        self.is_whole = is_whole


class _Messages(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def messages_of_mkdocs() -> Iterator[list[str]]:
    """Collect what MkDocs warns of, instead of printing it."""
    logger = logging.getLogger("mkdocs")
    logger.setLevel(logging.INFO)
    logger.propagate = False
    messages = _Messages()
    logger.addHandler(messages)
    try:
        yield messages.lines
    finally:
        logger.removeHandler(messages)


def load_configuration(site: Site, target: Path) -> Any:
    """MkDocs' configuration, reading the staged pages and writing to `target`.

    Raises SiteBuildFailed.
    """
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException
    from yaml import YAMLError

    with messages_of_mkdocs() as messages:
        try:
            return load_config(
                config_file=str(site.config),
                docs_dir=str(site.stage),
                site_dir=str(target),
            )
        except (MkDocsException, YAMLError) as error:
            said = " ".join(_without_frames(one) for one in [*messages, str(error)])
            raise SiteBuildFailed(f"mkdocs.yml: {said}") from error


def _without_frames(message: str) -> str:
    """A message in one line; of an extension's traceback, only how it ended."""
    lines = [line for line in message.strip().split("\n") if not line.startswith(" ")]
    return " ".join(line.strip() for line in lines)


def build_site(site: Site, target: Path, check: Callable[[Path], None]) -> None:
    """Build the whole site beside `target` and put it there when it is whole.

    `check` looks at what was rendered before that, and raises what is wrong. Also
    raises SiteBuildFailed with every warning of MkDocs; `target` is then as before.
    """
    fresh = site.cache / "site.new"
    _remove(fresh)
    build_into(load_configuration(site, fresh))
    # Not in build_into: what serve adds to a page differs each time.
    add_policies(fresh)
    check(fresh)
    _replace(target, fresh, site.cache / "site.old")


def _replace(target: Path, fresh: Path, aside: Path) -> None:
    """Put `fresh` where `target` is; killed at any moment, neither is ever half there.

    Taking the old one away file by file could be stopped in the middle of it.
    """
    _remove(aside)
    with suppress(FileNotFoundError):
        target.rename(aside)
    try:
        fresh.rename(target)
    except OSError:
        with suppress(OSError):
            aside.rename(target)
        raise
    _remove(aside)


def _remove(path: Path) -> None:
    if path.is_symlink() or path.is_file():
        path.unlink()
    shutil.rmtree(path, ignore_errors=True)


def build_into(config: Any) -> None:
    """Run one MkDocs build; any warning fails it."""
    from mkdocs.commands.build import build
    from mkdocs.exceptions import Abort, BuildError

    with messages_of_mkdocs() as messages:
        config.plugins.on_startup(command="build", dirty=False)
        try:
            build(config)
        except (Abort, BuildError) as error:
            raise SiteBuildFailed("\n".join(messages) or str(error)) from error
        finally:
            config.plugins.on_shutdown()
    if messages:
        raise SiteBuildFailed("\n".join(messages), is_whole=True)

"""What the last faultless build rested on and made, so that none is checked twice.

Everything is compared by its bytes: what goes in (pages, snippets, settings, pins,
these modules, the commit whose dates pages show), the staged pages in between, and
the HTML that came out.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from torchproof.files import write_if_changed
from torchproof.recording import torch_version
from torchproof.site import Site


@dataclass(frozen=True)
class Faultless:
    """A build that nothing was wrong with: hashes of its inputs, staged pages and
    HTML, and what was counted in it."""

    inputs: str
    stage: str
    html: str
    pages: int
    blocks: int
    outputs: int


def last_faultless(site: Site) -> Faultless | None:
    """The last such build of this checkout; None when there is none."""
    try:
        return Faultless(**json.loads(_path(site).read_text()))
    except (OSError, ValueError, TypeError):
        return None


def remember(site: Site, build: Faultless) -> None:
    write_if_changed(_path(site), json.dumps(asdict(build)).encode())


def inputs_of(site: Site) -> str:
    """The hash of everything that the staged pages follow from."""
    package = Path(__file__).parent
    return _hash(
        [
            *_files(site.docs),
            *_files(site.snippets),
            *_files(site.executed_labs),
            *(site.root / name for name in ("mkdocs.yml", "requirements.txt")),
            site.root / "requirements.lock",
            *sorted(package.rglob("*.py")),
        ],
        f"{sys.version} {torch_version()} {_commit(site)}",
    )


def stage_of(site: Site) -> str:
    return _hash(_files(site.stage))


def html_of(folder: Path) -> str:
    """The hash of a built site's pages, of their addresses too."""
    return _hash(sorted(folder.rglob("*.html")), relative_to=folder)


def _path(site: Site) -> Path:
    return site.cache / "faultless.json"


def _files(folder: Path) -> list[Path]:
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )


def _hash(
    paths: Iterable[Path], more: str = "", relative_to: Path | None = None
) -> str:
    digest = hashlib.sha256(more.encode())
    for path in paths:
        name = path.relative_to(relative_to) if relative_to else path
        content = path.read_bytes() if path.exists() else b""
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _commit(site: Site) -> str:
    try:
        asked = subprocess.run(
            ["git", "-C", str(site.root), "rev-parse", "HEAD"],
            capture_output=True, text=True, timeout=30,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip()

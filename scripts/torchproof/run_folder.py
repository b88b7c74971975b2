"""The folder that a snippet runs in: what is put there, and what a run left."""

from __future__ import annotations

import json
import os
import re
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from torchproof.normalise import normalise
from torchproof.run import LIMITS, Job, Run

ARTEFACTS = (".svg", ".csv")
# The time that a file given to a snippet bears: one that it wrote itself bears another.
COPIED = 1_000_000_000.0


def prepare(job: Job, folder: Path, matplotlib: Path) -> Path:
    """Make `folder` with what the job needs; a plot gets a copy of the one style."""
    work = folder / "work"
    work.mkdir(parents=True)
    (folder / "home").mkdir()
    # Made here, or a snippet that may not write beside its folders could not.
    for name in ("output", "opened.json"):
        (folder / name).touch()
    if "matplotlib" in job.snippet.code:
        shutil.copytree(matplotlib, folder / "matplotlib")
    for name, source in job.files.items():
        target = work / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        os.utime(target, (COPIED, COPIED))
    (work / job.snippet.name).write_text(job.snippet.code, encoding="utf-8")
    return folder


def _open_own(path: Path) -> BinaryIO:
    """A file of the snippet's folder: not what it may have put a link to there."""
    return os.fdopen(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK), "rb")


def collect(job: Job, folder: Path, answer: dict[str, Any]) -> Run:
    """Make a Run of what lies in `folder` and how it ended, and remove the folder."""
    work = folder / "work"
    output = b""
    with suppress(OSError), _open_own(folder / "output") as stream:
        output = stream.read(LIMITS["output"] + 1)
    opened: frozenset[str] | None = None
    with suppress(OSError, ValueError):
        with _open_own(folder / "opened.json") as stream:
            names = json.loads(stream.read(LIMITS["output"]))
        if "*" not in names:
            opened = frozenset(names) & frozenset(job.files)
    artefacts = (
        {
            path.name: _without_metadata(path)
            for path in sorted(work.iterdir())
            if path.suffix in ARTEFACTS
            and path.is_file()
            and not path.is_symlink()
            and (path.name not in job.files or path.stat().st_mtime != COPIED)
        }
        if not answer["stopped"] and not work.is_symlink()
        else {}
    )
    run = Run(
        job.snippet,
        "" if answer["stopped"] else normalise(output, work),
        answer["exit"],
        answer["stopped"],
        answer["seconds"],
        opened,
        artefacts,
    )
    if job.keep is not None and not work.is_symlink():
        with suppress(OSError):
            shutil.copytree(work, job.keep, ignore=_links)
    shutil.rmtree(folder, ignore_errors=True)
    return run


def _links(folder: str, names: list[str]) -> list[str]:
    """Those of the names that are links: a copy would be of what they lead to."""
    return [name for name in names if (Path(folder) / name).is_symlink()]


def _without_metadata(path: Path) -> bytes:
    """An artefact's bytes; a plot's without the date and the plotter's version."""
    content = path.read_bytes()
    return _METADATA.sub(b"", content) if path.suffix == ".svg" else content


_METADATA = re.compile(rb"\s*<metadata>.*?</metadata>", re.DOTALL)

"""Nothing in snippets/ is left over: each file is shown, linked or run."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from torchproof.checks.links import linked_files
from torchproof.faults import Fault
from torchproof.page import Page
from torchproof.quiz import Quiz
from torchproof.site import Site
from torchproof.texts import NotText, read_text

LEVEL = re.compile(r"[1-9]_(beginner|intermediate|advanced)")
RUNS = re.compile(r"runs:[ \t]*(\S+)[ \t]*$")
EXERCISE = ("task.md", "starter.py", "solution.py", "check.py")


@dataclass(frozen=True)
class Used:
    """Keys below snippets/ that pages show, link, and run in quizzes."""

    shown: frozenset[str]
    linked: frozenset[str]
    run: frozenset[str]


def check_orphans(
    site: Site, pages: Sequence[Page], quizzes: Sequence[Quiz]
) -> tuple[list[Fault], int]:
    """Returns the files that nothing uses, and how many files were looked at."""
    used = _used(site, pages, quizzes)
    files = [path for path in sorted(site.snippets.rglob("*")) if _counts(site, path)]
    keys = {path.relative_to(site.snippets).as_posix() for path in files}
    faults: list[Fault] = []
    for key in sorted(keys):
        path = site.relative(site.snippets / key)
        wrong = _wrong(site, key, keys, used)
        if wrong:
            faults.append(Fault(path, 1, *wrong))
    return faults + list(_exercises(site, keys, used)), len(keys)


def _used(site: Site, pages: Sequence[Page], quizzes: Sequence[Quiz]) -> Used:
    shown = {line.key for page in pages for line in page.lines if line.key}
    linked = {path for page in pages for path in linked_files(site, page)}
    return Used(
        shown=frozenset(shown),
        linked=frozenset(
            path.relative_to(site.snippets).as_posix()
            for path in linked
            if path.is_relative_to(site.snippets)
        ),
        run=frozenset(quiz.runs for quiz in quizzes if quiz.runs) | _named(pages),
    )


def _named(pages: Sequence[Page]) -> frozenset[str]:
    """What quizzes name that can't be read: that is their only fault."""
    lines = (line.text for page in pages for quiz in page.quizzes for line in quiz.body)
    return frozenset(match[1] for line in lines if (match := RUNS.match(line)))


def _counts(site: Site, path: Path) -> bool:
    """Is it a file that somebody keeps there?"""
    parts = path.relative_to(site.snippets).parts
    hidden = any(part.startswith(".") or part == "__pycache__" for part in parts)
    tables = (site.recordings, site.stability, site.releases)
    return path.is_file() and not hidden and path not in tables


def _wrong(site: Site, key: str, keys: set[str], used: Used) -> tuple[str, str] | None:
    """Why a file is an orphan, and what to do; None when it isn't one."""
    name = PurePosixPath(key).name
    if "exercises" in PurePosixPath(key).parts:
        if name in EXERCISE or key in used.linked | used.shown:
            return None
        return "is linked by no page", "link it from its exercise, or delete it"
    if name.endswith(".py"):
        if key in used.shown | used.run:
            return None
        return "is shown on no page and run by no quiz", "show it, or delete it"
    if name.endswith(".out"):
        return _wrong_output(site, key, keys, used)
    # The build links a plot's data, and shows a recording under its program.
    plot = key.removesuffix(".csv") + ".svg"
    if key in used.shown | used.linked or plot in used.linked:
        return None
    return "is shown and linked by no page", "link it, or delete it"


def _wrong_output(
    site: Site, key: str, keys: set[str], used: Used
) -> tuple[str, str] | None:
    program = key.removesuffix(".out").removesuffix(".cuda") + ".py"
    if program not in keys:
        return "is the output of no snippet", "delete it, or restore its snippet"
    shown = key in used.shown or program in used.run or key.endswith(".cuda.out")
    if shown or _is_silent(site.snippets / key):
        return None
    return "is shown on no page", "show it under its program"


def _is_silent(path: Path) -> bool:
    """Does it hold nothing but the command?"""
    try:
        lines = read_text(path).strip().split("\n")
    except NotText:
        return True  # said already, and it may be shown
    return len(lines) < 2


def _exercises(site: Site, keys: set[str], used: Used) -> Iterator[Fault]:
    folders: set[PurePosixPath] = set()
    for key in keys:
        parts = PurePosixPath(key).parts
        if "exercises" in parts:
            depth = parts.index("exercises") + 2
            folders.add(PurePosixPath(*parts[: min(depth, len(parts) - 1)]))
    for folder in sorted(folders):
        path = site.relative(site.snippets / folder)
        if not LEVEL.fullmatch(folder.name):
            yield Fault(path, 1, "is no exercise's folder",
                        "name it N_level: 1_beginner, 2_intermediate, 3_advanced")  # fmt: skip  # noqa: E501
        for name in EXERCISE:
            if f"{folder}/{name}" not in keys:
                yield Fault(path, 1, f"has no {name}", "add it")
        task = f"{folder}/task.md"
        if task in keys and task not in used.shown:
            yield Fault(
                f"{path}/task.md",
                1,
                "is included by no page",
                f'write `--8<-- "{task}"`',
            )

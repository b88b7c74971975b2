"""A snippet: a complete program on a page, and what the runner must know of it."""

from __future__ import annotations

import hashlib
import keyword
import re
import shlex
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.symlinks import wrong_link
from torchproof.texts import NotText, read_program

DIRECTIVE = re.compile(r"^# (raises|warns|needs|build|measured|run|timeout):\s*(.*)$")
CODE_STARTS = re.compile(r"^(import|from)\s|^[A-Za-z_@]")
NAME = re.compile(r"^[a-z][a-z0-9_]*\.py$")
DEFAULT_TIMEOUT = 60.0


@dataclass(frozen=True)
class Directives:
    """What the comments above the first import say.

    `timeout` is in seconds; `run` is the launcher with its arguments, empty for
    plain `python`.
    """

    raises: str | None = None
    warns: tuple[str, ...] = ()
    needs: str | None = None
    build: str | None = None
    measured: str | None = None
    run: tuple[str, ...] = ()
    timeout: float = DEFAULT_TIMEOUT


@dataclass(frozen=True)
class Snippet:
    """A program by its name and text.

    `key` is its path below snippets/ ("training/topic/name.py"); a program that
    a page spells out itself has only a file name there.
    """

    key: str
    code: str
    directives: Directives = field(default_factory=Directives)

    @property
    def name(self) -> str:
        return PurePosixPath(self.key).name

    @property
    def topic(self) -> str:
        """The folder below snippets/ that holds it; "." for a page's own program."""
        return PurePosixPath(self.key).parent.as_posix()

    @property
    def stem(self) -> str:
        return PurePosixPath(self.key).stem

    @property
    def output_key(self) -> str:
        return self.key.removesuffix(".py") + ".out"

    @property
    def recording_key(self) -> str:
        return self.key.removesuffix(".py") + ".cuda.out"

    @property
    def command(self) -> str:
        """The command as a reader types it: the first line of the output."""
        return shlex.join([*(self.directives.run or ("python",)), self.name])

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.code.encode()).hexdigest()


def parse_directives(code: str, path: str) -> tuple[Directives, list[Fault]]:
    """Read the directives of a program.

    `path` is what faults name. Returns the directives and what is wrong with
    them: an unknown value, one written twice, one below the first import.
    """
    values: dict[str, str] = {}
    faults: list[Fault] = []
    started = False
    for number, line in enumerate(code.splitlines(), start=1):
        match = DIRECTIVE.match(line)
        if not match:
            started = started or bool(CODE_STARTS.match(line))
            continue
        name, value = match[1], match[2].strip()
        if started:
            faults.append(
                Fault(path, number, f"`# {name}:` stands below code",
                      "move it above the first import, where the runner reads it")
            )  # fmt: skip
        elif name in values:
            faults.append(
                Fault(path, number, f"`# {name}:` stands twice", "keep one of them")
            )
        elif not value:
            faults.append(
                Fault(path, number, f"`# {name}:` says nothing", "give it a value")
            )
        else:
            values[name] = value
            faults += _wrong_value(name, value, path, number)
    if faults:
        return Directives(), faults
    return Directives(
        raises=values.get("raises"),
        warns=tuple(w.strip() for w in values.get("warns", "").split(",") if w.strip()),
        needs=values.get("needs"),
        build=values.get("build"),
        measured=values.get("measured"),
        run=tuple(shlex.split(values.get("run", ""))),
        timeout=float(values.get("timeout", DEFAULT_TIMEOUT)),
    ), []


def _wrong_value(name: str, value: str, path: str, number: int) -> list[Fault]:
    allowed = {
        "raises": (r"[A-Za-z_][\w.]*", "the name of one exception"),
        "warns": (r"[A-Za-z_]\w*(\s*,\s*[A-Za-z_]\w*)*", "names of warning categories"),
        "needs": (r"cuda", "`cuda`"),
        "build": (r"cpu", "`cpu`"),
        "measured": (r".{3,}", "why the output varies"),
        "run": (r"torchrun( .*)?", "`torchrun` and its arguments"),
        "timeout": (r"[1-9]\d{0,3}(\.\d+)?", "seconds, at most 9999"),
    }
    pattern, wanted = allowed[name]
    if re.fullmatch(pattern, value):
        return []
    return [Fault(path, number, f"`# {name}: {value}` is not known", f"write {wanted}")]


def make_snippet(key: str, code: str, path: str) -> tuple[Snippet, list[Fault]]:
    """Build a snippet from its text; `path` is what faults name."""
    directives, faults = parse_directives(code, path)
    return Snippet(key, code, directives), faults


def discover(site: Site) -> tuple[list[Snippet], list[Fault]]:
    """Every snippet below snippets/, sorted by key; exercises are not snippets."""
    snippets: list[Snippet] = []
    faults: list[Fault] = []
    for path in sorted(site.snippets.rglob("*.py")):
        key = path.relative_to(site.snippets).as_posix()
        where = site.relative(path)
        if "exercises" in PurePosixPath(key).parts:
            continue
        if elsewhere := wrong_link(site, path, site.snippets):
            faults.append(elsewhere)
            continue
        if not NAME.fullmatch(path.name) or keyword.iskeyword(path.stem):
            faults.append(
                Fault(where, 1, "has a name that no import could use",
                      "use lower-case letters, digits and _, a letter first")
            )  # fmt: skip
            continue
        try:
            code = read_program(path)
        except NotText as error:
            faults.append(error.fault(where))
            continue
        snippet, wrong = make_snippet(key, code, where)
        snippets.append(snippet)
        faults += wrong
    return snippets, faults

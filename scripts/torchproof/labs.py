"""Keep labs executed: run those that changed, each alone, and store what they show.

A lab is executed by the runner, as snippets are: behind the same walls, within the
same limits. What a good run showed is kept as a notebook in .cache/labs/, under a
key of all that it rests on; what a failed run showed is not.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from torchproof import recording
from torchproof.faults import Fault
from torchproof.files import sha256_of, write_if_changed
from torchproof.freshness import shared_key
from torchproof.judging import judge
from torchproof.lab import Lab, read_lab
from torchproof.lab_judging import judge_lab
from torchproof.lab_notebook import (
    Shown,
    executed_notebook,
    notebook_of,
    read_executed,
)
from torchproof.lab_rules import check_lab
from torchproof.run import LIMITS, Job, Run
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import Directives, Snippet

# A lab takes a minute at most on two quiet cores; a machine may have more to do.
LIMIT = 300.0
# A lab measures. One thread, as snippets have, would show less than a reader's
# machine does; as many as there are, another claim on every machine.
THREADS = 2
PROGRAM = Path(__file__).with_name("in_kernel.py")
MODULES = ("in_kernel", "lab", "lab_judging", "lab_notebook", "lab_rules", "labs")
OURS = "torchproof"


@dataclass(frozen=True)
class Executed:
    """A lab as it was when it ran well, what it showed, and where that is from."""

    lab: Lab
    shown: tuple[Shown, ...]
    key: str
    provenance: str
    seconds: float


@dataclass
class LabUpkeep:
    """What was done: which labs ran, what is wrong by a lab's path, which wait."""

    ran: list[str] = field(default_factory=list)
    faults: dict[str, list[Fault]] = field(default_factory=dict)
    waiting: list[str] = field(default_factory=list)
    executed: dict[str, Executed] = field(default_factory=dict)

    @property
    def all_faults(self) -> list[Fault]:
        return [fault for faults in self.faults.values() for fault in faults]


class LabStore:
    """The executed labs in .cache/labs/, one notebook each.

    `failed` remembers, by key, what was wrong with a run, for as long as this lives.
    """

    def __init__(self, site: Site) -> None:
        self._site = site
        self._shared = lab_key(site)
        self.failed: dict[str, list[Fault]] = {}

    def key(self, lab: Lab) -> str:
        """What its outputs rest on: its code, not the words between."""
        code = repr([(cell.tag, cell.source) for cell in lab.code])
        return hashlib.sha256(f"{self._shared}\n{code}".encode()).hexdigest()

    def fresh(self, labs: Iterable[Lab]) -> list[Lab]:
        """Those of the labs whose last run is of what they are now."""
        return [
            lab
            for lab in labs
            if (last := self.load(lab)) and last.key == self.key(lab)
        ]

    def load(self, lab: Lab) -> Executed | None:
        """The last good run of this lab, whatever it was then; None: none."""
        try:
            content = self._path(lab).read_bytes()
            kept = json.loads(content)["metadata"][OURS]
            fresh = kept["key"] == self.key(lab)
            old = lab if fresh else read_lab(lab.path, kept["text"])[0]
            shown = read_executed(content, old)
            said = kept["key"], kept["provenance"], float(kept["seconds"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return Executed(old, shown, *said) if shown is not None else None

    def save(self, executed: Executed) -> None:
        notebook = executed_notebook(executed.lab, executed.shown)
        notebook["metadata"][OURS] = {
            "key": executed.key,
            "text": executed.lab.text,
            "provenance": executed.provenance,
            "seconds": round(executed.seconds, 1),
        }
        content = json.dumps(notebook, ensure_ascii=False, indent=1).encode()
        write_if_changed(self._path(executed.lab), content)

    def _path(self, lab: Lab) -> Path:
        return self._site.executed_labs / f"{lab.name}.ipynb"


def lab_key(site: Site) -> str:
    """What every lab's outputs depend on, apart from its own text."""
    package = Path(__file__).parent
    modules = (sha256_of(package / f"{name}.py") for name in MODULES)
    return "\n".join([shared_key(site), *modules])


def bring_labs_up_to_date(
    store: LabStore,
    runner: Runner,
    labs: Iterable[Lab],
    *,
    anew: bool = False,
    run: bool = True,
    started: Callable[[Lab], None] = lambda lab: None,
) -> LabUpkeep:
    """Execute the labs that changed (all with `anew`), one after another.

    Without `run` nothing is executed, and those that would be are `waiting`. A lab
    that is wrong as it is written is not run.
    """
    upkeep = LabUpkeep()
    for lab in labs:
        key = store.key(lab)
        last = store.load(lab)
        if last:
            upkeep.executed[lab.path] = last
        wrong = check_lab(lab) or store.failed.get(key)
        if wrong:
            upkeep.faults[lab.path] = wrong
        elif last and last.key == key and not anew:
            continue
        elif not run:
            upkeep.waiting.append(lab.path)
        else:
            started(lab)
            upkeep.ran.append(lab.path)
            outcome = execute(runner, lab, key)
            if isinstance(outcome, Executed):
                store.save(outcome)
                upkeep.executed[lab.path] = outcome
            else:
                upkeep.faults[lab.path] = store.failed[key] = outcome
    return upkeep


def execute(runner: Runner, lab: Lab, key: str) -> Executed | list[Fault]:
    """Run a lab from top to bottom in a kernel; what it showed, or what is wrong."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="torchproof-lab-") as name:
        folder = Path(name)
        notebook = notebook_of(lab)
        notebook["metadata"]["threads"] = THREADS
        (folder / "lab.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
        code = PROGRAM.read_text(encoding="utf-8")
        job = Job(
            Snippet(f"labs/{lab.name}/{PROGRAM.name}", code, Directives(timeout=LIMIT)),
            {"lab.ipynb": folder / "lab.ipynb"},
            fresh=True,
            keep=folder / "left",
        )
        (run,) = runner.run([job])
        content = _left(folder / "left" / "executed.ipynb")
    shown = read_executed(content, lab) if content else None
    faults = _wrong_run(lab, run, shown) or judge_lab(lab, shown or ())
    if faults:
        return faults
    return Executed(
        lab, shown or (), key, provenance(), round(time.monotonic() - start, 1)
    )


def _left(path: Path) -> bytes:
    """The notebook that a run left, no more of it than is allowed to be written."""
    with suppress(OSError), path.open("rb") as stream:
        return stream.read(LIMITS["disk"])
    return b""


def _wrong_run(lab: Lab, run: Run, shown: tuple[Shown, ...] | None) -> list[Fault]:
    """Where a run did not come to the lab's end by itself, the fault."""
    if any(one.raised for one in shown or ()):
        return []  # which is said with the line that raised
    done = [one.done for one in shown or ()]
    at = done.index(False) if False in done else 0
    line = lab.code[at].line if lab.code else 1
    if run.stopped == "time":
        what = f"had not ended after {LIMIT:g} s, in this cell"
        return [lab.fault(line, what, "measure less: a minute on two quiet cores")]
    if run.stopped:
        return [replace(fault, line=line) for fault in judge(run, lab.path)]
    if shown is None or False in done:
        last = run.output.rstrip("\n").rpartition("\n")[2][:160]
        what = f"ended its kernel in this cell ({last or 'it said nothing'})"
        return [lab.fault(line, what, "use less memory, and end no process")]
    return []


def provenance() -> str:
    """What a lab's outputs were made on, now."""
    torch, python = recording.torch_version(), recording.python_version()
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    return (
        f"{recording.machine_name()} · torch {torch} · Python {python} · "
        f"{THREADS} threads · {today}"
    )

"""Did a run end as its snippet declares? If not, one fault says so."""

from __future__ import annotations

import re

from torchproof.faults import Fault
from torchproof.run import LIMITS, MEGABYTE, Run

_WARNING = re.compile(
    r"^(?:\[\w+\]:\s*)?[^\s:][^:\n]*:\d+: (\w*Warning): ", re.MULTILINE
)
_OWN_FRAME = re.compile(r'File "([^"/<]+)", line (\d+)')
_LAST_LINE = re.compile(r"^([A-Za-z_][\w.]*)(?:: .*|)$")
_CHAINED = (
    "During handling of the above exception, another exception occurred:",
    "The above exception was the direct cause of the following exception:",
)
_RANK = re.compile(r"^\[(?:default|rank)\d+\]:\s?")


def judge(run: Run, path: str) -> list[Fault]:
    """What is wrong with the way a run ended; `path` is what faults name."""
    if run.stopped:
        return [_stopped(run, path)]
    directives = run.snippet.directives
    faults: list[Fault] = []
    raised = raised_by(run.output)
    line = _failing_line(run)
    if directives.raises is None and run.exit_code != 0:
        faults.append(_failed(run, path, line, raised))
    if directives.raises is not None:
        wanted = directives.raises.rpartition(".")[2]
        names = [error.partition(":")[0].rpartition(".")[2] for error in raised]
        if run.exit_code == 0:
            faults.append(
                Fault(path, 1, f"declares `# raises: {directives.raises}` but ran to "
                      "its end", "take the directive away, or restore the cause")
            )  # fmt: skip
        elif wanted not in names:
            ended = raised[-1] if raised else f"exit code {run.exit_code}"
            what = f"declares `# raises: {directives.raises}` but ended in "
            faults.append(
                Fault(path, line, what + _clip(ended),
                      "declare what it raises, or restore the cause")
            )  # fmt: skip
    return faults + _wrong_warnings(run, path)


def raised_by(output: str) -> list[str]:
    """The last lines of the tracebacks in an output: "Name: message".

    An error that another one came out of is left out: the other is what was raised.
    """
    found: list[str] = []
    inside = False
    for raw in output.split("\n"):
        line = _RANK.sub("", raw)
        if line in _CHAINED and found:
            found.pop()
        if line.startswith("Traceback (most recent call last):"):
            inside = True
        elif inside and line and not line.startswith(" "):
            if _LAST_LINE.match(line):
                found.append(line)
            inside = False
    return found


def warned_by(output: str) -> set[str]:
    """The categories of the warnings in an output."""
    return set(_WARNING.findall(output))


def _wrong_warnings(run: Run, path: str) -> list[Fault]:
    declared, printed = set(run.snippet.directives.warns), warned_by(run.output)
    faults = [
        Fault(path, 1, f"prints a {name} that it does not declare",
              f"write `# warns: {name}` above the first import, or mend the cause")
        for name in sorted(printed - declared)
    ]  # fmt: skip
    faults += [
        Fault(path, 1, f"declares `# warns: {name}` but prints none",
              "take it out of the directive, or restore the cause")
        for name in sorted(declared - printed)
    ]  # fmt: skip
    return faults


def _failing_line(run: Run) -> int:
    lines = [
        int(n) for name, n in _OWN_FRAME.findall(run.output) if name == run.snippet.name
    ]
    return lines[-1] if lines else 1


def _failed(run: Run, path: str, line: int, raised: list[str]) -> Fault:
    if "[Errno 27] File too large" in run.output:
        return Fault(path, line, f"wrote more than {LIMITS['disk'] // MEGABYTE}"
                     " MB", "write less")  # fmt: skip
    if raised:
        name = raised[-1].partition(":")[0]
        return Fault(path, line, f"ended in {_clip(raised[-1])}",
                     f"mend it, or declare `# raises: {name}`")  # fmt: skip
    if run.exit_code < 0:
        return Fault(path, line, f"was killed by signal {-run.exit_code}", "mend it")
    last = _clip(run.output.rstrip("\n").rpartition("\n")[2])
    return Fault(path, line, f"ended with exit code {run.exit_code}, after {last!r}",
                 "a snippet must end with 0 or declare its error")  # fmt: skip


def _stopped(run: Run, path: str) -> Fault:
    timeout = run.snippet.directives.timeout
    what, remedy = {
        "time": (f"ran longer than {timeout:g} s", "make it faster, or write "
                 "`# timeout: SECONDS` above the first import"),
        "output": (f"printed more than {LIMITS['output'] // MEGABYTE} MB",
                   "print less"),
        "processes": (f"had more than {LIMITS['processes']} processes", "start fewer"),
        "memory": (f"took more than {LIMITS['memory'] // MEGABYTE} MB of memory",
                   "use smaller tensors"),
        "disk": (f"wrote more than {LIMITS['disk'] // MEGABYTE} MB", "write less"),
        "machine": ("took the process that runs snippets with it",
                    "look for a signal that it sends to its parent"),
    }[run.stopped or ""]  # fmt: skip
    return Fault(path, 1, what, remedy)


def _clip(text: str) -> str:
    return text if len(text) <= 160 else text[:157] + "..."

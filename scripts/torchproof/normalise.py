"""What may differ between two honest runs, taken out of an output.

Applied to what a run printed. What is stored and shown must be so already, so it
must change nothing in a text that it has already seen.
"""

from __future__ import annotations

import re
from pathlib import Path

from torchproof.visible import visible

LIBRARY_FRAMES = "  ... library frames ..."
_OUR_FRAME = f'File "{Path(__file__).parent}/'

_SITE_PACKAGES = re.compile(r"[^\s\"'(]{0,300}/site-packages/")
_STANDARD_LIBRARY = re.compile(r"[^\s\"'(]{0,300}/lib/python3\.\d+/")
_BUILD_FOLDER = re.compile(
    r"(?:/[\w.-]{1,80}){0,20}/pytorch/(?:build/)?(?=(?:aten|torch|c10|third_party)/)"
)
_ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{6,}\b")
_CLOCK = re.compile(r"\b\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?")
_LOG_CLOCK = re.compile(
    r"(?<!\w)(\[?[IWEF])\d{4} \d\d:\d\d:\d\d\.\d{3,9}(?: \d+(?= ))?"
)
_BUILD_SUFFIX = re.compile(r"\b(\d+\.\d+\.\d+)\+(?:cpu|cu\d+)\b")
# torchrun prints this in a shell where the number of threads is not set.
_LOGGED = r"^(?:W<time> torch/distributed/run\.py:\d+\] ?)?"
_THREADS_NOTICE = re.compile(
    rf"{_LOGGED}\n{_LOGGED}\*{{9,}} ?\n{_LOGGED}Setting OMP_NUM_THREADS "
    rf"environment variable .*\n{_LOGGED}\*{{9,}} ?\n",
    re.MULTILINE,
)
_RANK = r"(?P<rank>(?:\[(?:default|rank)\d+\]:\s?)?)"
_TRACEBACK = re.compile(
    _RANK + r"(?P<lead>[ |+]*)(?:Traceback \(most recent call last\)"
    r"|.*Traceback of forward call that caused the error):$"
)
_FRAME = re.compile(r'  File "(?P<file>[^"]+)", line \d+(?:, in .*)?$')


def normalise(output: bytes | str, folder: Path | None = None) -> str:
    """Return the output as it is stored: every line ended, nothing machine-bound.

    `folder` is the working folder of the run; its files are named without it.
    """
    text = (
        output if isinstance(output, str) else output.decode(errors="backslashreplace")
    )
    if folder is not None:
        for spelling in {str(folder), str(folder.resolve())}:
            text = text.replace(spelling + "/", "").replace(spelling, ".")
    lines = _without_our_frames(text.replace("\r\n", "\n").split("\n"))
    lines = [_normalise_line(line) for line in lines]
    folded = "\n".join(_fold_tracebacks(lines)).rstrip("\n")
    if "Setting OMP_NUM_THREADS" in folded:
        folded = _THREADS_NOTICE.sub("", folded + "\n").rstrip("\n")
    return folded + "\n" if folded else ""


# What a line must hold for a pattern to be tried: a path pattern that looks for
# its start everywhere takes hours on a line of a million letters.
_PATTERNS = (
    ("/site-packages/", _SITE_PACKAGES, ""),
    ("/lib/python3.", _STANDARD_LIBRARY, "python/"),
    ("/pytorch/", _BUILD_FOLDER, ""),
    ("0x", _ADDRESS, "0x..."),
    (":", _CLOCK, "<time>"),
    (":", _LOG_CLOCK, r"\1<time>"),
    ("+c", _BUILD_SUFFIX, r"\1"),
)


def _without_our_frames(lines: list[str]) -> list[str]:
    """Leave out the frames below a forked program, which a fresh one lacks.

    Python cuts them from a traceback; what prints the whole stack, as anomaly
    mode does, shows them.
    """
    if not any(_OUR_FRAME in line for line in lines):
        return lines
    kept: list[str] = []
    ours = False
    for line in lines:
        frame = _FRAME.match(line)
        if frame and frame["file"] == "<string>" and not ours:
            # How the warmed process was started; judged by the frame after it.
            kept.append(line)
            continue
        if frame and _OUR_FRAME in line:
            if kept and kept[-1].startswith('  File "<string>"'):
                kept.pop()
            ours = True
            continue
        ours = ours and line.startswith("    ")
        if not ours:
            kept.append(line)
    return kept


def _normalise_line(line: str) -> str:
    # A progress bar rewrites its line: a terminal shows what came last.
    line = line.rstrip("\r").rpartition("\r")[2]
    line = visible(line)
    for sign, pattern, replacement in _PATTERNS:
        if sign in line:
            line = pattern.sub(replacement, line)
    return line


def _fold_tracebacks(lines: list[str]) -> list[str]:
    """Keep a traceback's own frames with one source line each; fold the others."""
    kept: list[str] = []
    prefix: str | None = None
    sources_left = 0
    for line in lines:
        start = _TRACEBACK.match(line)
        if start:
            prefix, sources_left = start["rank"] + start["lead"], 0
            kept.append(line)
            continue
        if prefix is None or not line.startswith(prefix + "  "):
            prefix = None
            kept.append(line)
            continue
        rest = line[len(prefix) :]
        frame = _FRAME.match(rest)
        if frame and _is_library(frame["file"]):
            sources_left = 0
            if kept[-1] != prefix + LIBRARY_FRAMES:
                kept.append(prefix + LIBRARY_FRAMES)
        elif frame:
            sources_left = 1
            kept.append(line)
        elif rest.startswith("    "):
            # Later Pythons show every line of a long statement, and carets.
            if sources_left:
                kept.append(line)
            sources_left = 0
        else:
            kept.append(line)
    return kept


def _is_library(file: str) -> bool:
    return "/" in file or file.startswith("<")

"""What the build writes on a page: where an output comes from, what is missing.

Every function returns lines of plain Markdown. `raw` is the way from the page to
the published snippets.
"""

from __future__ import annotations

import math
import re
from pathlib import PurePosixPath

from torchproof import recording
from torchproof.faults import Fault
from torchproof.gpu_programs import gpus_needed
from torchproof.page import Page
from torchproof.recording import CUDA, MEASURED, Recordings
from torchproof.site import Site
from torchproof.snippet import Snippet

WORDS_A_MINUTE = 200
CODE_LINES_A_MINUTE = 40


def toolchain() -> str:
    return f"torch {recording.torch_version()} · Python {recording.python_version()}"


def origin(
    site: Site, recordings: Recordings, snippet: Snippet, raw: PurePosixPath
) -> list[str]:
    """The line under an output: what made it, and the files to check it with."""
    files = (
        f"[{snippet.name}]({raw / snippet.key}) · "
        f"[{PurePosixPath(snippet.output_key).name}]({raw / snippet.output_key})"
        + "".join(
            f" · [{n}]({raw / snippet.topic / n})" for n in _tables(site, snippet)
        )
    )
    if not snippet.directives.measured:
        return proven(files, raw)
    kept = recordings.get((snippet.key, MEASURED))
    if kept is None:
        return [f"Not measured yet · {files}", "{ .tp-proof .tp-proof--unrecorded }"]
    return [
        f"Measured on {kept.provenance} · its claim is asserted again before every "
        f"publication · {files}",
        "{ .tp-proof .tp-proof--measured }",
    ]


def _tables(site: Site, snippet: Snippet) -> list[str]:
    """Names of the data behind the plots that a program saves."""
    return [
        path.name
        for path in sorted((site.snippets / snippet.topic).glob("*.csv"))
        if path.name in snippet.code and path.with_suffix(".svg").exists()
    ]


def proven(files: str | None, raw: PurePosixPath) -> list[str]:
    """The line under an output that is made anew each time."""
    more = f" · {files}" if files else ""
    return [
        f"{toolchain()} · CPU · run again before every publication{more}",
        "{ .tp-proof .tp-proof--proven }",
    ]


def gpu_output(
    site: Site, recordings: Recordings, snippet: Snippet, raw: PurePosixPath
) -> list[str]:
    """Under a program that needs a GPU: its recording, or that there is none."""
    state = recording.gpu_state(site, recordings, snippet)
    if state == "recorded":
        return [*_recorded_fence(site, snippet), "", *_recorded_line(
            recordings, snippet, raw)]  # fmt: skip
    count = gpus_needed(snippet)
    needs = "a GPU" if count == 1 else f"{count} GPUs"
    return [
        f'!!! unrecorded "Needs {needs}: no output is recorded yet"',
        "",
        f"    This program ({_link(snippet, raw)}) cannot run on the machine that "
        f"proves the other outputs. On a machine with {needs} from NVIDIA, "
        f'`make record ARGS="--only {snippet.key}"` runs it, and `make record` all '
        "that wait for one. What it prints is kept, together with the device, driver, "
        "torch and date, and then stands here instead of this note.",
    ]


def gpu_tab(
    site: Site, recordings: Recordings, snippet: Snippet, raw: PurePosixPath
) -> list[str]:
    """The tab with the recording of a program whose CPU output is shown too."""
    inside = [*_recorded_fence(site, snippet), "", *_recorded_line(
        recordings, snippet, raw)]  # fmt: skip
    indented = [f"    {line}" if line else "" for line in inside]
    return ["", '=== "GPU"', "", *indented]


def failure(faults: list[Fault]) -> list[str]:
    """Under serve: what is wrong with the program above, in place of its proof."""
    lines = ['!!! failure "This program did not do what the page shows"', ""]
    lines += ["    ```text", *(f"    {fault}" for fault in faults), "    ```", ""]
    return lines


def exercise_links(site: Site, folder: str, depth: int) -> list[str]:
    """Links to the files of an exercise that a reader downloads."""
    way = PurePosixPath(*[".."] * (depth - 1), "snippets", folder)
    links = [
        f"[{name}]({way / name})"
        for name in ("starter.py", "check.py", "solution.py")
        if (site.snippets / folder / name).exists()
    ]
    data = sorted(
        path.name
        for path in (site.snippets / folder).glob("*")
        if path.suffix not in (".py", ".md") and path.is_file()
    )
    links += [f"[{name}]({way / name})" for name in data]
    return [
        "Save " + " · ".join(links) + " into one folder, edit the starter, and type "
        "`python check.py`.",
        "{ .tp-files }",
    ]


def page_notes(
    site: Site, changed: dict[str, str], page: Page, others: str | None = None
) -> list[str]:
    """The line under a page's title; only a topic has a difficulty.

    `others` is what is said of other releases of torch.
    """
    needs = [
        f"[{_title(site, path)}]({_relative(page.path, path)})"
        for path in page.meta.get("prerequisites") or []
    ]
    parts = [
        *([page.meta["difficulty"].capitalize()] if page.is_topic else []),
        *([] if page.is_catalogue else [f"{reading_minutes(page)} min"]),
        f"Last changed {changed.get(page.path) or 'unknown: no git history here'}",
        f"Proven with {toolchain()}",
        *([others] if others else []),
    ]
    if needs:
        parts.append("Read first: " + ", ".join(needs))
    return [" · ".join(parts), "{ .tp-meta }"]


def reading_minutes(page: Page) -> int:
    """Minutes to read a page: its words, and its code more slowly."""
    words = sum(len(line.text.split()) for line in page.outside())
    code = sum(len(f.body) for f in page.fences if f.is_python and not f.quiz)
    return max(1, math.ceil(words / WORDS_A_MINUTE + code / CODE_LINES_A_MINUTE))


def _recorded_fence(site: Site, snippet: Snippet) -> list[str]:
    text = (site.snippets / snippet.recording_key).read_text("utf-8", "replace")
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return [f"{fence}console", *text.rstrip("\n").split("\n"), fence]


def _recorded_line(
    recordings: Recordings, snippet: Snippet, raw: PurePosixPath
) -> list[str]:
    kept = recordings[snippet.key, CUDA]
    name = PurePosixPath(snippet.recording_key).name
    return [
        f"Recorded on {kept.provenance} · {_link(snippet, raw)} · "
        f"[{name}]({raw / snippet.recording_key})",
        "{ .tp-proof .tp-proof--recorded }",
    ]


def _link(snippet: Snippet, raw: PurePosixPath) -> str:
    return f"[{snippet.name}]({raw / snippet.key})"


def _title(site: Site, path: str) -> str:
    for line in (site.docs / path).read_text("utf-8", "replace").splitlines():
        if line.startswith("title:"):
            return line.partition(":")[2].strip().strip("\"'")
    return path


def _relative(page: str, target: str) -> str:
    depth = page.count("/") - 1
    return "../" * depth + target

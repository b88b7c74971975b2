"""Write the pages as a site generator gets them: includes expanded, proof noted.

The staged copy is plain Markdown, so that MkDocs and its successor render the
same page. Under each output stands where it comes from; a GPU output that nobody
recorded yet is said to be missing. Nothing of the contributor's is touched.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from torchproof import notes, release_notes
from torchproof.blocks import ShownBlock
from torchproof.catalogue import Entry
from torchproof.catalogue_pages import links_on_page
from torchproof.faults import Fault
from torchproof.fences import Fence
from torchproof.files import write_if_changed
from torchproof.includes import Line
from torchproof.lab_page import MADE
from torchproof.lab_stage import LabPages
from torchproof.marks import Draft, pair
from torchproof.page import Page
from torchproof.pictures import drawings_of, sized
from torchproof.recording import Recordings, gpu_state
from torchproof.releases import Releases
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.symlinks import leads_out

_TO_SNIPPETS = re.compile(r"""(\]\(\s*<?|(?:src|href)=["'])((?:\.\./)+)(snippets/)""")
# The way to a lab from a page of any folder, and from another lab.
_TO_LABS = re.compile(r"(\]\(\s*<?(?:\.\./)*labs/[a-z][a-z0-9-]*)\.py(?=[)#>\s])")
_BETWEEN_LABS = re.compile(r"(\]\(\s*<?[a-z][a-z0-9-]*)\.py(?=[)#>\s])")
_TASK = re.compile(r"^(.*/exercises/[^/]+)/task\.md$")
# In the search: an entry names the error, a topic's page explains it.
BELOW_TOPICS = ["search:", "  boost: 0.6"]
NOT_PUBLISHED = (".md", ".toml", ".pyc")


@dataclass(frozen=True)
class Told:
    """What pages are told about the world when they are staged.

    `failures` are faults of snippets by key, shown on the page under serve;
    `releases` are the other releases of torch that were tried, `entries` those of
    the catalogue of errors; `files` stand beside the pages, by their path below docs/.
    """

    site: Site
    snippets: dict[str, Snippet]
    recordings: Recordings
    changed: dict[str, str]
    failures: dict[str, list[Fault]]
    releases: Releases = field(default_factory=dict)
    entries: Sequence[Entry] = ()
    files: Mapping[str, bytes] = field(default_factory=dict)


def stage_pages(
    told: Told, pages: Iterable[Page], labs: LabPages | None = None
) -> list[str]:
    """Write the staged copy of each page; return those that differ from before.

    Also takes away what no page or file stands behind any more.
    """
    labs = labs or LabPages()
    site = told.site
    written: list[str] = []
    kept: set[Path] = set()
    for page in pages:
        target = site.stage / page.path.removeprefix("docs/")
        kept.add(target)
        if write_if_changed(target, staged_text(told, page).encode()):
            written.append(page.path)
    whole = {page.path.removeprefix("docs/"): _lab_text(page) for page in labs.pages}
    for name, content in (whole | labs.files | dict(told.files)).items():
        kept.add(site.stage / name)
        if write_if_changed(site.stage / name, content):
            written.append(f"docs/{name}")
    written += _stage_files(site.docs, site.stage, kept, (".md",))
    written += _stage_files(site.snippets, site.stage / "snippets", kept, NOT_PUBLISHED)
    for path in sorted(site.stage.rglob("*"), reverse=True):
        if path not in kept and (path.is_symlink() or path.is_file()):
            path.unlink()
            written.append(path.name)
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    return written


def _stage_files(
    source: Path, target: Path, kept: set[Path], without: tuple[str, ...]
) -> list[str]:
    """Copy the files below `source` that changed; a hidden file is nobody's page."""
    written = []
    for path in sorted(source.rglob("*")):
        key = path.relative_to(source)
        hidden = any(part.startswith((".", "__pycache__")) for part in key.parts)
        if hidden or path.suffix in without or not path.is_file():
            continue
        if leads_out(path, source):
            continue  # a fault, and nobody's to publish
        copy = target / key
        kept.add(copy)
        if not _same_file(path, copy):
            write_if_changed(copy, path.read_bytes())
            shutil.copystat(path, copy)
            written.append(str(key))
    return written


def _same_file(path: Path, copy: Path) -> bool:
    if copy.is_symlink() or not copy.is_file():
        return False
    a, b = path.stat(), copy.stat()
    return (a.st_size, a.st_mtime_ns) == (b.st_size, b.st_mtime_ns)


def staged_text(told: Told, page: Page) -> str:
    """The page's Markdown with everything that the build adds to it."""
    depth = page.path.count("/")
    after: dict[int, list[str]] = {}
    lines = page.lines
    position = {id(line): index for index, line in enumerate(lines)}
    before: dict[int, list[str]] = {}
    deeper: set[int] = set()
    drafts = pair(page.items).drafts
    for draft, block in zip(drafts, page.blocks, strict=False):
        if draft.output and _has_tabs(told, draft, block):
            start, end = position[id(draft.output.line)], _end(draft.output, position)
            before[start] = [_space(draft) + '=== "CPU"', ""]
            deeper |= set(range(start, end + 1))
        last = (draft.recordings or [draft.output or draft.fences[-1]])[-1]
        added = _block_notes(told, draft, block, depth)
        if added:
            after.setdefault(_end(last, position), []).extend(added)
    for index, line in enumerate(lines):
        nxt = lines[index + 1] if index + 1 < len(lines) else None
        task = _TASK.match(line.key or "")
        if task and (nxt is None or nxt.key != line.key):
            after.setdefault(index, []).extend(
                ["", *notes.exercise_links(told.site, task[1], depth), ""]
            )
    for line, added in _of_the_catalogue(told, page):
        after.setdefault(position[id(line)], []).extend(added)
    before |= _walk(page, position)
    title = next((h for h in page.headings if h.level == 1), None)
    fenced = _fenced(page, position)
    drawing_at = drawings_of(told.site, (told.site.root / page.path).parent)
    out: list[str] = []
    for index, line in enumerate(lines):
        text = line.text
        if index not in fenced:
            text = _own_links(sized(text, drawing_at))
        out += before.get(index, [])
        out.append("    " + text if index in deeper and text else text)
        out += after.get(index, [])
        if title and line is title.line:
            others = release_notes.page_sentence(
                told.site, told.releases, page, told.snippets
            )
            out += ["", *notes.page_notes(told.site, told.changed, page, others), ""]
            title = None
    if page.is_catalogue and out[:1] == ["---"]:
        out[1:1] = BELOW_TOPICS
    return "\n".join(out) + "\n"


def _of_the_catalogue(told: Told, page: Page) -> Iterable[tuple[Line, list[str]]]:
    """Under which heading which lines lead to the catalogue's entries."""
    links = links_on_page(told.entries, page.path.removeprefix("docs/"))
    for heading in page.headings:
        here = links.get(heading.anchor, [])
        said = "In the catalogue of errors"
        if heading.level == 2 and heading.text == "Troubleshooting":
            here = links.get("", [])
            said = "Messages and symptoms of this page, in the catalogue of errors"
        if here:
            said += f": {' · '.join(here)}"
            yield heading.line, ["", said, "{ .tp-entries }", ""]


def _walk(page: Page, position: dict[int, int]) -> dict[int, list[str]]:
    """Join the example and its explanation, which wide screens show side by side.

    Returns what goes before which line.
    """
    parts = [heading for heading in page.headings if heading.level == 2]
    for first, second, third in zip(parts, parts[1:], parts[2:], strict=False):
        if (first.text, second.text) == ("Example", "Line by line"):
            return {
                position[id(first.line)]: [
                    '<div class="tp-walk" markdown>',
                    "",
                    '<div class="tp-walk__example" markdown>',
                    "",
                ],
                position[id(second.line)]: [
                    "</div>",
                    "",
                    '<div class="tp-walk__lines" markdown>',
                    "",
                ],
                position[id(third.line)]: ["</div>", "", "</div>", ""],
            }
    return {}


def _own_links(text: str) -> str:
    """Links to snippets/, one folder nearer: in the staged copy it lies in docs/.

    A lab's file is linked, and its page is meant.
    """
    text = _TO_SNIPPETS.sub(lambda m: m[1] + m[2][3:] + m[3], text)
    return _TO_LABS.sub(r"\1.md", text)


def _lab_text(page: Page) -> bytes:
    """A lab's page holds all that the build adds; only its links are elsewhere."""
    position = {id(line): index for index, line in enumerate(page.lines)}
    fenced = _fenced(page, position)
    lines = (
        line.text
        if index in fenced or line.key == MADE
        else _BETWEEN_LABS.sub(r"\1.md", _own_links(line.text))
        for index, line in enumerate(page.lines)
    )
    return ("\n".join(lines) + "\n").encode()


def _fenced(page: Page, position: dict[int, int]) -> set[int]:
    inside: set[int] = set()
    for fence in page.fences:
        start = position.get(id(fence.line))
        if start is not None:
            inside |= set(range(start, start + len(fence.body) + 2))
    return inside


def _end(fence: Fence, position: dict[int, int]) -> int:
    return position[id(fence.line)] + len(fence.body) + 1


def _space(draft: Draft) -> str:
    return re.match(r"[> \t]*", draft.first.line.text)[0]  # type: ignore[index]


def _has_tabs(told: Told, draft: Draft, block: ShownBlock) -> bool:
    """Whether a GPU's output stands beside the CPU's: recorded, and not by hand."""
    snippet = told.snippets.get(block.include or "")
    if snippet is None or snippet.directives.needs or draft.recordings:
        return False
    return gpu_state(told.site, told.recordings, snippet) == "recorded"


def _block_notes(told: Told, draft: Draft, block: ShownBlock, depth: int) -> list[str]:
    """The lines under a block and its output, indented as it is."""
    if block.kind != "program" or block.quiz:
        return []
    space = _space(draft)
    snippet = told.snippets.get(block.include or "")
    raw = (
        PurePosixPath(*[".."] * (depth - 1), "snippets")
        if depth > 1
        else (PurePosixPath("snippets"))
    )
    lines: list[str] = []
    if snippet is None:
        if block.expected is not None:
            lines = notes.proven(None, raw)
    else:
        failures = told.failures.get(snippet.key, [])
        if failures:
            lines = notes.failure(failures)
        elif snippet.directives.needs:
            lines = notes.gpu_output(told.site, told.recordings, snippet, raw)
        else:
            lines = notes.origin(told.site, told.recordings, snippet, raw)
            if _has_tabs(told, draft, block):
                lines = [f"    {line}" for line in lines]
                lines += notes.gpu_tab(told.site, told.recordings, snippet, raw)
    return (
        ["", *(space + line if line else line for line in lines), ""] if lines else []
    )

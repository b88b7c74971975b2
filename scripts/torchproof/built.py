"""An independent look at the built site: does it show what was proven, and hold?

Reads the HTML alone, with the standard library's parser, and compares it with the
pages that were proven: the blocks of code and output, text by text. Also follows
every link of the site, looks for what would be asked of another machine, and for
what a page's own policy would let run.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlsplit

from torchproof.faults import Fault
from torchproof.fences import fences_of
from torchproof.html_reader import CSS_URL, Block, Document, read_html
from torchproof.page import Page
from torchproof.policy_check import wrong_policy

OUTPUT = ("console", "text")
REMEDY = "look at what renders the page, and report this"


@dataclass
class BuiltCounts:
    """What was looked at: Python blocks and outputs by page, and in all."""

    python: dict[str, int] = field(default_factory=dict)
    outputs: dict[str, int] = field(default_factory=dict)
    quotations: int = 0
    recordings: int = 0
    proofs: int = 0
    quizzes: int = 0
    links: int = 0
    hashes: int = 0


def check_built(folder: Path, pages: Sequence[Page]) -> tuple[list[Fault], BuiltCounts]:
    """Compare a built site with its proven pages; all faults, and what was counted."""
    counts = BuiltCounts()
    documents = {
        path.relative_to(folder).as_posix(): read_html(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.html"))
    }
    faults: list[Fault] = []
    built = {_built_name(page): page for page in pages}
    recordings = {
        _bare(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("snippets/**/*.cuda.out"))
    }
    for name, document in documents.items():
        where = f"{folder.name}/{name}"
        if name in built:
            faults += _compare(where, document, built[name], recordings, counts)
        elif name != "404.html":
            faults.append(Fault(where, 1, "is no page that was proven", REMEDY))
        faults += _wrong_links(folder, name, document, documents)
        faults += wrong_policy(where, document)
        counts.hashes += len(document.inline)
        counts.links += len(document.links) + len(document.loads)
    faults += [
        Fault(f"{folder.name}/{name}", 1, f"is missing: {page.path} is a page", REMEDY)
        for name, page in built.items()
        if name not in documents
    ]
    if not counts.hashes:
        what = "holds no inline script on any page, where the theme has some on each"
        faults.append(Fault(folder.name, 1, what, REMEDY))
    return faults + list(_wrong_styles(folder)), counts


def _built_name(page: Page) -> str:
    name = page.path.removeprefix("docs/").removesuffix(".md")
    if name == "index" or name.endswith("/index"):
        return f"{name}.html"
    return f"{name}/index.html"


def _bare(text: str) -> str:
    """A block's text without what a renderer may cut: blank lines around it, and
    the spaces of a line that holds nothing else."""
    lines = (line if line.strip() else "" for line in text.split("\n"))
    return "\n".join(lines).strip("\n")


def _compare(
    where: str,
    document: Document,
    page: Page,
    recordings: set[str],
    counts: BuiltCounts,
) -> Iterator[Fault]:
    for block in document.blocks:
        if not block.language:
            what = "shows code without a language, which nobody counted"
            yield Fault(where, block.line, what, REMEDY)
    python = [block for block in document.blocks if block.is_python]
    fences = [fence for block in page.blocks for fence in block.fences]
    yield from _in_order(
        where,
        [block for block in python if not block.quiz],
        [fence.text for fence in fences if not fence.quiz],
        "a Python block",
    )
    quotations = sum("quotation" in block.classes for block in python)
    if quotations != sum(block.kind == "quotation" for block in page.blocks):
        yield Fault(where, 1, f"shows {quotations} quotations, which differ in number "
                    "from the proven page's", REMEDY)  # fmt: skip
    yield from _compare_quizzes(where, document, page)
    outputs = [b for b in document.blocks if b.language in OUTPUT and not b.quiz]
    shown = [b.expected for b in page.blocks if b.expected is not None and not b.quiz]
    ours, others = _told_apart(outputs, shown, recordings)
    yield from _in_order(where, ours, shown, "an output")
    counts.recordings += others
    in_quizzes = {(block.quiz, block.text) for block in python if block.quiz}
    outside = sum(not block.quiz for block in python)
    counts.python[page.path] = outside + len(in_quizzes)
    counts.outputs[page.path] = len(ours)
    counts.quotations += quotations
    counts.quizzes += document.quizzes
    counts.proofs += document.proofs


def _in_order(
    where: str, found: Sequence[Block], wanted: Sequence[str], what: str
) -> Iterator[Fault]:
    """Faults unless the texts are the same, one after another."""
    if len(found) != len(wanted):
        counted = f"shows {len(found)} times {what} where {len(wanted)} were proven"
        yield Fault(where, 1, counted, REMEDY)
    for block, proven in zip(found, wanted, strict=False):
        if _bare(block.text) != _bare(proven):
            different = f"shows {what} that is not the one that was proven"
            yield Fault(where, block.line, different, REMEDY)
            return


def _told_apart(
    outputs: Sequence[Block], shown: Sequence[str], recordings: set[str]
) -> tuple[list[Block], int]:
    """The outputs that the page shows, and how many the build put in: recordings."""
    ours: list[Block] = []
    others = 0
    for block in outputs:
        text = _bare(block.text)
        is_next = text in map(_bare, shown[len(ours) : len(ours) + 1])
        if is_next or text not in recordings:
            ours.append(block)
        else:
            others += 1
    return ours, others


def _compare_quizzes(where: str, document: Document, page: Page) -> Iterator[Fault]:
    """A quiz shows its options twice, so that its code is compared without order."""
    if document.quizzes != len(page.quizzes):
        yield Fault(where, 1, f"shows {document.quizzes} quizzes where the page has "
                    f"{len(page.quizzes)}", REMEDY)  # fmt: skip
    for number, quiz in enumerate(page.quizzes, start=1):
        blocks = [block for block in document.blocks if block.quiz == number]
        wanted = {_bare(fence.text) for fence in fences_of(quiz.inner)}
        if {_bare(block.text) for block in blocks} != wanted:
            line = blocks[0].line if blocks else 1
            what = f"shows other code in its quiz {number} than was proven"
            yield Fault(where, line, what, REMEDY)


def _wrong_links(
    folder: Path, name: str, document: Document, documents: dict[str, Document]
) -> Iterator[Fault]:
    where = f"{folder.name}/{name}"
    for line, target in document.loads:
        if urlsplit(target).netloc:
            yield Fault(where, line, f"loads {target} from another machine",
                        "keep the file in docs/assets/")  # fmt: skip
    for line, target in [*document.links, *document.loads]:
        parts = urlsplit(target)
        if parts.scheme or parts.netloc:
            continue
        file = _file(folder, name, unquote(parts.path))
        if file is None or not (folder / file).is_file():
            yield Fault(where, line, f"links {target}, which does not exist", REMEDY)
        elif parts.fragment and file in documents:
            anchor = unquote(parts.fragment)
            if anchor not in documents[file].ids:
                yield Fault(where, line, f"links {target}, which has no such anchor",
                            REMEDY)  # fmt: skip


def _file(folder: Path, name: str, path: str) -> str | None:
    """The file below `folder` that a path in the file `name` means."""
    if not path:
        return name
    if path.startswith("/"):
        # Only the page for what isn't found links so: from the published root.
        if name != "404.html":
            return None
        inside = path.lstrip("/")
        found = (folder / inside).exists()
        joined = inside if found else inside.partition("/")[2]
    else:
        joined = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
    if joined.startswith(".."):
        return None
    return (
        (Path(joined) / "index.html").as_posix()
        if ((folder / joined).is_dir())
        else joined
    )


def _wrong_styles(folder: Path) -> Iterator[Fault]:
    for path in sorted(folder.rglob("*.css")):
        for url in CSS_URL.findall(path.read_text(encoding="utf-8")):
            where = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            yield Fault(where, 1, f"loads {url} from another machine",
                        "keep the file in docs/assets/")  # fmt: skip

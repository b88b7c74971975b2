"""A published SVG draws, and does nothing else: opened by itself, it is a document
that a browser would let run scripts and load from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from xml.parsers import expat

from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.symlinks import leads_out

ELEMENTS = {
    *("circle", "clipPath", "defs", "desc", "ellipse", "g", "image", "line"),
    *("linearGradient", "marker", "mask", "path", "pattern", "polygon", "polyline"),
    *("metadata", "radialGradient", "rect", "stop", "style", "svg", "symbol"),
    *("text", "title", "tspan", "use"),
}
SVG = "http://www.w3.org/2000/svg"
# Who drew it and when, which Matplotlib adds: text that no browser shows.
METADATA = {
    "http://creativecommons.org/ns#",
    "http://purl.org/dc/elements/1.1/",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
}
INSIDE = re.compile(r"#|data:image/(png|jpeg);base64,")
ELSEWHERE = re.compile(r"url\(\s*[\"']?(?!\s*[\"']?#)|@import|\\", re.IGNORECASE)
# Files of which a browser makes a document that can run scripts.
DOCUMENTS = {".htm", ".html", ".mht", ".shtml", ".svgz", ".xht", ".xhtml", ".xml"}
REMEDY = "draw it without, and embed nothing"


def _leads_out(site: Site, path: Path) -> bool:
    """Whether it is a link to elsewhere, which is told as that, and never read."""
    return leads_out(path, site.docs) and leads_out(path, site.snippets)


def check_drawings(site: Site) -> tuple[list[Fault], int]:
    """Look at every SVG of docs/ and snippets/; what is wrong, and how many there are.

    A file there that would be published as another kind of document is a fault too.
    """
    faults: list[Fault] = []
    count = 0
    for path in sorted([*site.docs.rglob("*"), *site.snippets.rglob("*")]):
        if (
            not path.is_file()
            or _leads_out(site, path)
            or any(part.startswith(".") for part in path.relative_to(site.root).parts)
        ):
            continue
        where = site.relative(path)
        if path.suffix.lower() == ".svg":
            count += 1
            faults += drawing_faults(where, path)
        elif path.suffix.lower() in DOCUMENTS:
            what = f"would be published as a document of its own ({path.suffix})"
            faults.append(Fault(where, 1, what, "write a page, or delete it"))
    return faults, count


def drawing_faults(where: str, path: Path) -> list[Fault]:
    """What the SVG at `path`, named `where`, holds that does more than draw."""
    try:
        content = path.read_bytes()
    except OSError as error:
        return [Fault(where, 1, f"can't be read ({error})", "restore it")]
    return svg_faults(where, content)


def svg_faults(where: str, content: bytes) -> list[Fault]:
    """The same of an SVG by its bytes."""
    drawing = _Drawing(where)
    parser = expat.ParserCreate(namespace_separator=" ")
    drawing.listen(parser)
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        what = f"is no XML ({expat.ErrorString(error.code)})"
        return [Fault(where, error.lineno, what, "draw it again")]
    return drawing.faults


class _Drawing:
    """Gathers the faults of one SVG while it is read."""

    def __init__(self, where: str) -> None:
        self.faults: list[Fault] = []
        self._where = where
        self._open: list[str] = []
        self._style = ""

    def listen(self, parser: expat.XMLParserType) -> None:
        self._parser = parser
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.EntityDeclHandler = self._entity
        parser.ProcessingInstructionHandler = self._instruction

    def _fault(self, what: str) -> None:
        line = self._parser.CurrentLineNumber
        self.faults.append(Fault(self._where, line, what, REMEDY))

    def _entity(self, name: str, *_: object) -> None:
        self._fault(f"declares the entity {name}")

    def _instruction(self, target: str, data: str) -> None:
        self._fault(f"holds the instruction <?{target}?>")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        self._open.append(tag)
        self._style = ""
        if not (tag in ELEMENTS if space in ("", SVG) else space in METADATA):
            self._fault(f"holds <{tag}>")
        for full, value in attributes.items():
            self._attribute(full.rpartition(" ")[2], value)

    def _attribute(self, name: str, value: str) -> None:
        if name.lower().startswith("on"):
            self._fault(f"holds the attribute `{name}`")
        elif name == "href" and not INSIDE.match(value):
            self._fault(f"refers to {value[:60]}")
        elif ELSEWHERE.search(value):
            self._fault(f"loads {value[:60]} by its `{name}`")

    def _text(self, data: str) -> None:
        if self._open[-1] == "style":
            self._style += data

    def _end(self, name: str) -> None:
        if self._open.pop() == "style" and ELSEWHERE.search(self._style):
            self._fault("holds a style that loads something")

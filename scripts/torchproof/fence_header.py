"""The header of a fenced block: language, title, classes."""

from __future__ import annotations

import re
from dataclasses import dataclass

# As pymdownx.superfences reads it: a language, then {attributes} or options.
HEADER = re.compile(
    r"""^(?:\.?(?P<language>[\w#.+-]+)(?=[\t ]|$))?
    (?:[ \t]*\{(?P<attributes>[^\n]*)\}
    |(?P<options>(?:[ \t]*[a-zA-Z][a-zA-Z0-9_]*(?:=(?P<q>"|').*?(?P=q))?(?=[\t ]|$))+)
    )?[ \t]*$""",
    re.VERBOSE,
)
ATTRIBUTE = re.compile(
    r"""\.(?P<css>[^\s.#={}]+)|(?P<name>[A-Za-z][\w-]*)\s*=\s*
    (?P<value>"[^"]*"|'[^']*'|[^\s}]+)|(?P<other>[^\s]+)""",
    re.VERBOSE,
)
# Every name under which a highlighter would show Python.
PYTHON = re.compile(
    r"(?:python|py|pypy|pycon|ipython)[23]?|pyi|pyrepl|python-(?:console|repl)"
    r"|ipythonconsole|numpy|sage"
)


@dataclass(frozen=True)
class Header:
    """What follows the opening mark. `language` is in lower case."""

    info: str
    language: str
    title: str | None
    classes: tuple[str, ...]

    @property
    def is_python(self) -> bool:
        return bool(PYTHON.fullmatch(self.language))


def parse_header(info: str, length: int) -> tuple[Header, list[tuple[str, str]]]:
    """Read a header; `length` is how many lines the block has.

    Returns it and what is wrong, each as (what, remedy).
    """
    match = HEADER.match(info)
    words = re.findall(r"[\w#+-]+", info.lower())
    hidden = next((word for word in words if PYTHON.fullmatch(word)), None)
    if not match:
        language = hidden or (words[0] if words else "")
        return Header(info, language, None, ()), [_not_read(info)]
    text = match["attributes"] or match["options"] or ""
    classes, values = _attributes(text)
    language = match["language"] or ""
    if not language and match["attributes"] is not None and classes:
        language, *rest = classes
        classes = tuple(rest)
    faults = _highlighted(values.get("hl_lines", ""), length)
    if not language and hidden and hidden not in values.get("title", "").lower():
        # ```{python}: superfences shows it as plain text.
        language = hidden
        faults.append(_not_read(info))
    return Header(info, language.lower(), values.get("title"), classes), faults


def _attributes(text: str) -> tuple[tuple[str, ...], dict[str, str]]:
    classes: list[str] = []
    values: dict[str, str] = {}
    for match in ATTRIBUTE.finditer(text):
        if match["css"]:
            classes.append(match["css"])
        elif match["name"]:
            values[match["name"]] = match["value"].strip("\"'")
    return tuple(classes), values


def _highlighted(wanted: str, length: int) -> list[tuple[str, str]]:
    highest = max((int(number) for number in re.findall(r"\d+", wanted)), default=0)
    if highest <= length:
        return []
    return [
        (
            f"highlights line {highest} of a block of {length} lines",
            "correct hl_lines",
        )
    ]


def _not_read(info: str) -> tuple[str, str]:
    return (
        f"has a header that the site's Markdown does not read (`{info}`)",
        'write it like `python title="name.py"` or `{ .python title="name.py" }`',
    )

"""What stands above a page, between two lines of `---`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import PurePosixPath
from typing import Any

import yaml

from torchproof.faults import Fault
from torchproof.includes import Line
from torchproof.plain_yaml import WrongYaml, compose, kind, text_of
from torchproof.site import Site

DIFFICULTIES = ("beginner", "intermediate", "advanced")


def read_front_matter(
    site: Site, lines: Sequence[Line]
) -> tuple[dict[str, Any], int, list[Fault]]:
    """Read the front matter: every value a string, or a list or mapping of them.

    Returns it, the index of the first line below it, and what is wrong with it.
    """
    if not lines or lines[0].text.rstrip() != "---":
        return {}, 0, []
    ends = (n for n, line in enumerate(lines) if n and line.text.rstrip() in _ENDS)
    end = next(ends, None)
    if end is None:
        return (
            {},
            0,
            [lines[0].fault("opens a front matter that never ends", "add ---")],
        )
    inside = lines[1:end]
    try:
        node = compose("\n".join(line.text for line in inside))
    except WrongYaml as error:
        line = inside[min(error.line, len(inside) - 1)] if inside else lines[0]
        return {}, end + 1, [line.fault(error.what, "correct the front matter")]
    if node is None:
        return {}, end + 1, []
    if not isinstance(node, yaml.MappingNode):
        what = "is no list of fields"
        return {}, end + 1, [lines[0].fault(what, "write `name: value`")]
    fields = {key.value: value for key, value in node.value}
    wrong = {
        name: inside[key.start_mark.line].fault(*said)
        for (name, value), (key, _) in zip(fields.items(), node.value, strict=True)
        if (said := _wrong_kind(name, value))
    }
    # What is wrong in kind goes no further: nobody after this asks for it again.
    meta = {name: text_of(v) for name, v in fields.items() if name not in wrong}
    faults = list(wrong.values())
    faults += _wrong_values(site, meta, wrong, lines[: end + 1])
    return meta, end + 1, faults


def _wrong_kind(name: str, value: yaml.Node) -> tuple[str, str] | None:
    """What is wrong with the kind of a field's value, and the remedy."""
    found = kind(value)
    if name == "prerequisites":
        if isinstance(value, yaml.SequenceNode) or found == "null":
            return None
        return (
            "has prerequisites that are no list",
            "write one page a line, after `- `",
        )
    if name not in _TEXTS:
        return (
            f"has an unknown field ({_clip(name)})",
            f"write one of {', '.join([*_TEXTS, 'prerequisites'])}, or delete it",
        )
    if found == "null" or not str(value.value).strip():
        return f"has an empty {name}", "write one"
    if found in ("seq", "map"):
        return f"has a {name} that is no text", "write it on one line"
    if found != "str":
        return (
            f"has a {name} that YAML takes for {_AS.get(found, found)}",
            "put it in quotes",
        )
    return None


# What a browser reads as markup, and the theme writes into a page's head as it is.
MARKUP = re.compile(r"""[<>"]|&[#\w]+;""")
_TEXTS = ("title", "description", "difficulty")
_AS = {"int": "a number", "float": "a number", "bool": "true or false",
       "timestamp": "a date"}  # fmt: skip
_ENDS = ("---", "...")


def _wrong_values(
    site: Site, meta: dict[str, Any], wrong: Collection[str], lines: Sequence[Line]
) -> Iterator[Fault]:
    """What is wrong with values of the right kind; `wrong` are those that aren't."""
    for name in ("title", "description"):
        if markup := MARKUP.search(meta.get(name, "")):
            yield _line(lines, f"{name}:").fault(
                f"has `{markup[0]}` in its {name}, where a browser reads markup",
                "say it in words",
            )
    if "difficulty" in meta:
        if meta["difficulty"] not in DIFFICULTIES:
            yield _line(lines, "difficulty:").fault(
                f"has an unknown difficulty ({_clip(meta['difficulty'])})",
                f"write one of {', '.join(DIFFICULTIES)}",
            )
        for name in ("title", "description"):
            if name not in meta and name not in wrong:
                yield lines[0].fault(f"has no {name}", "add it to the front matter")
    wanted = meta.get("prerequisites") or []
    bad = [path for path in wanted if not _is_page(site, path)]
    if bad:
        meta["prerequisites"] = [path for path in wanted if path not in bad]
    for path in bad:
        yield _line(lines, str(path)).fault(
            f"requires {_clip(str(path))}, which is no page",
            "name a page by its path below docs/ (`section/topic.md`)",
        )


def _is_page(site: Site, path: object) -> bool:
    if not isinstance(path, str) or ".." in path or not path.endswith(".md"):
        return False
    clean = PurePosixPath(path)
    return str(clean) == path and (site.docs / clean).is_file()


def _clip(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"


def _line(lines: Sequence[Line], text: str) -> Line:
    return next((line for line in lines if text in line.text), lines[0])

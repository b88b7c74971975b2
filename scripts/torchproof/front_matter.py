"""What stands above a page, between two lines of `---`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from torchproof.faults import Fault
from torchproof.includes import Line
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
        # BaseLoader makes no objects and guesses no types.
        meta = yaml.load("\n".join(line.text for line in inside), yaml.BaseLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = inside[min(mark.line, len(inside) - 1)] if mark and inside else lines[0]
        what = getattr(error, "problem", None) or str(error)
        fault = line.fault(f"is not YAML ({what})", "correct the front matter")
        return {}, end + 1, [fault]
    if meta is None:
        return {}, end + 1, []
    if not isinstance(meta, dict):
        return (
            {},
            end + 1,
            [lines[0].fault("is no list of fields", "write `name: value`")],
        )
    return meta, end + 1, list(_wrong(site, meta, lines[: end + 1]))


# What a browser reads as markup, and the theme writes into a page's head as it is.
MARKUP = re.compile(r"""[<>"]|&[#\w]+;""")
_ENDS = ("---", "...")


def _wrong(site: Site, meta: dict[str, Any], lines: Sequence[Line]) -> Iterator[Fault]:
    for name in ("title", "description"):
        value = meta.get(name)
        if name in meta and not (isinstance(value, str) and value.strip()):
            yield _line(lines, f"{name}:").fault(f"has an empty {name}", "write one")
        elif markup := MARKUP.search(meta.get(name, "")):
            yield _line(lines, f"{name}:").fault(
                f"has `{markup[0]}` in its {name}, where a browser reads markup",
                "say it in words",
            )
    if "difficulty" not in meta:
        return
    if meta["difficulty"] not in DIFFICULTIES:
        yield _line(lines, "difficulty:").fault(
            f"has an unknown difficulty ({meta['difficulty']})",
            f"write one of {', '.join(DIFFICULTIES)}",
        )
    for name in ("title", "description"):
        if name not in meta:
            yield lines[0].fault(f"has no {name}", "add it to the front matter")
    yield from _wrong_prerequisites(site, meta.get("prerequisites", []), lines)


def _wrong_prerequisites(
    site: Site, wanted: object, lines: Sequence[Line]
) -> Iterator[Fault]:
    if not isinstance(wanted, list):
        if wanted != "":
            yield _line(lines, "prerequisites:").fault(
                "has prerequisites that are no list",
                "write one page a line, after `- `",
            )
        return
    for path in wanted:
        if not (isinstance(path, str) and (site.docs / path).is_file()):
            yield _line(lines, str(path)).fault(
                f"requires {path}, which is no page",
                "name a page by its path below docs/ (`section/topic.md`)",
            )


def _line(lines: Sequence[Line], text: str) -> Line:
    return next((line for line in lines if text in line.text), lines[0])

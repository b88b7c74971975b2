"""The catalogue as the decoder reads it, in the browser and on the command line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from torchproof.catalogue import Entry
from torchproof.templates import parse_template
from torchproof.words import words_of

# The page's own list has these, so a browser need not load them twice.
ON_PAGE = ("hints",)
_FIELD = re.compile(r"\{(\w+)\}")
_HOLE = re.compile(r"(?<!\{)\{(\w+)(?::(\w+))?\}")
_SIGNS = re.compile(r"[^A-Za-z0-9]+")


def index_of(entries: Iterable[Entry]) -> dict[str, Any]:
    """What the decoder needs of each entry.

    `wordings` are templates without what is not compared, those before number `older`
    (left out where there is no earlier wording) of today. A hole that no sentence of
    `yours` names is `{_}`. What is empty is left out. Raises TemplateError.
    """
    return {"entries": [_entry(entry) for entry in entries]}


def index_text(entries: Iterable[Entry]) -> str:
    """What the browser loads: the index without what the page has, as JSON."""
    index = index_of(entries)
    for entry in index["entries"]:
        for key in ON_PAGE:
            entry.pop(key, None)
    return json.dumps(index, ensure_ascii=False, separators=(",", ":"))


def _entry(entry: Entry) -> dict[str, Any]:
    hints = [list(cause.hints) for cause in entry.causes]
    used = {name for sentence in entry.yours for name in _FIELD.findall(sentence)}
    wordings = [packed(one.message, used) for one in entry.wordings]
    found: dict[str, Any] = {
        "id": entry.id,
        "wordings": wordings,
        "raises": entry.raises,
        "yours": list(entry.yours),
        "hints": hints if any(hints) else [],
        "wraps": entry.wraps,
        "unspecific": entry.unspecific,
        "older": len(wordings) - len(entry.older) if entry.older else 0,
    }
    return {key: value for key, value in found.items() if value or key == "wordings"}


def packed(template: str, used: set[str]) -> str:
    """A template that finds the same, with no more than that takes.

    Names other than `used` become `_`, and signs stay only where they touch a name.
    """
    parse_template(template)
    out, at, named = "", 0, False
    for hole in _HOLE.finditer(template):
        is_used = hole[1] in used
        out += _literal(template[at : hole.start()], named, is_used)
        kind = f":{hole[2]}" if hole[2] else ""
        out += f"{{{hole[1] if is_used else '_'}{kind}}}"
        at, named = hole.end(), is_used
    return (out + _literal(template[at:], named, False)).strip()


def _literal(text: str, after_name: bool, before_name: bool) -> str:
    words = words_of(text)
    if not words.words:
        return text
    first, last = words.starts[0], words.ends[-1]
    before = text[:first] if after_name or not first else " "
    after = text[last:] if before_name or last == len(text) else " "
    return before + _SIGNS.sub(" ", text[first:last]).lower() + after

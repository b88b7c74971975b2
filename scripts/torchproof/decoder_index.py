"""The catalogue as the decoder reads it, in the browser and on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from torchproof.catalogue import Entry


def index_of(entries: Iterable[Entry]) -> dict[str, Any]:
    """What the decoder needs of each entry.

    `wordings` are templates, those before number `older` (left out where there is no
    earlier wording) of today. What is empty is left out.
    """
    return {"entries": [_entry(entry) for entry in entries]}


def index_text(entries: Iterable[Entry]) -> str:
    """The index as JSON without spaces."""
    return json.dumps(index_of(entries), ensure_ascii=False, separators=(",", ":"))


def _entry(entry: Entry) -> dict[str, Any]:
    hints = [list(cause.hints) for cause in entry.causes]
    wordings = [one.message for one in entry.wordings]
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
    return {
        key: value for key, value in found.items() if value or key == "wordings"
    }

"""Characters that would act instead of being seen, written so that they are seen."""

from __future__ import annotations

import re

# Controls of both kinds (a terminal obeys them), line ends that only some programs
# know, marks that turn the order of what follows, and signs of no width. Tabs and
# the usual line end stay.
HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)


def visible(text: str) -> str:
    """`text` with each such character as Python writes it: `\\x1b`, `\\u202e`."""
    return HIDDEN.sub(lambda match: _escaped(match[0]), text)


def name_of(character: str) -> str:
    """A character as its number in Unicode: `U+202E`."""
    return f"U+{ord(character):04X}"


def _escaped(character: str) -> str:
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"

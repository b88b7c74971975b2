"""What readers paste, without what terminals and loggers add to a message."""

from __future__ import annotations

import re

# Of a longer text the beginning and the end are read.
HEAD, TAIL = 60_000, 240_000
ENTITIES = {
    "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"', "&#39;": "'",
    "&#x27;": "'", "&nbsp;": " ",
}  # fmt: skip
_ENTITY = re.compile("|".join(ENTITIES))
_COLOUR = re.compile(r"\x1b\[[0-9;?]{0,12}[A-Za-z]|\x1b\][^\x07\n]{0,99}\x07")
_BARE_COLOUR = re.compile(r"\[[0-9]{1,2}(?:;[0-9]{1,3}){0,4}m")
# At the start of a line: the frame of a box, a rank, a time, a level, a process.
_PREFIX = re.compile(
    r"^[ \t\u2500-\u257f|>]*(?:(?:"
    r"\[(?:rank ?|default)?[0-9]{1,4}(?:[/,][0-9]{1,4})?\](?:<std(?:err|out)>)?"
    r"|rank ?[0-9]{1,4}(?=:)"
    r"|\[?[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9:.,]{5,16}Z?\]?"
    r"|\[?[0-9]{2}:[0-9]{2}:[0-9]{2}[0-9.,]{0,8}\]?"
    r"|[EWIF][0-9]{4} [^\]\n]{1,80}\]"
    r"|\([A-Za-z_. ]{0,40}pid=[^)\n]{1,60}\)"
    r"|\[?(?:INFO|ERROR|WARNING|DEBUG|CRITICAL|FATAL)\b\]?"
    r"|E(?= {3})"
    r")[ \t:|-]{0,8}){1,6}"
)
# Quotes as blogs and word processors set them.
_STRAIGHT = str.maketrans(dict.fromkeys("\u2018\u2019\u201b\u00b4", "'"))
_STRAIGHT |= str.maketrans(dict.fromkeys("\u201c\u201d\u201e", '"'))
_FRAME = " \t" + "".join(chr(code) for code in range(0x2500, 0x2580))


def cleaned(text: str) -> str:
    """The text without colours, entities, boxes and the prefixes of log lines."""
    if len(text) > HEAD + TAIL:
        text = text[:HEAD] + "\n" + text[-TAIL:]
    text = text.replace("\r\n", "\n").replace("\r", "\n").translate(_STRAIGHT)
    if "\n" not in text.strip() and text.count("\\n") > 1:
        text = text.replace("\\n", "\n")
    text = _ENTITY.sub(lambda found: ENTITIES[found[0]], text)
    text = _BARE_COLOUR.sub("", _COLOUR.sub("", text))
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    prefix = _PREFIX.match(line)
    return line[prefix.end() if prefix else 0 :].strip(_FRAME)

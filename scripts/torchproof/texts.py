"""A text file as it must be: UTF-8, nothing in it that an editor would not show."""

from __future__ import annotations

import codecs
from pathlib import Path

from torchproof.faults import Fault
from torchproof.visible import HIDDEN, name_of, visible

_OTHER_ENCODINGS = {
    codecs.BOM_UTF16_LE: "UTF-16",
    codecs.BOM_UTF16_BE: "UTF-16",
}


class NotText(Exception):
    """A file that is no such text: its line, what is wrong, the remedy.

    `text` is what can be shown of it, so that whoever goes on finds other faults.
    """

    def __init__(self, line: int, what: str, remedy: str, text: str = "") -> None:
        super().__init__(what)
        self.line, self.what, self.remedy, self.text = line, what, remedy, text

    def fault(self, path: str) -> Fault:
        return Fault(path, self.line, self.what, self.remedy)


def read_text(path: Path) -> str:
    """The text of a file, every line ended by a line feed, without a byte order mark.

    Raises NotText, for a file that is missing or locked too.
    """
    text = _decoded(path).removeprefix("\ufeff")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    _refuse_hidden(text)
    return text


def read_program(path: Path) -> str:
    """The text of a file whose very bytes count, as it is. Raises NotText."""
    text = _decoded(path)
    at = text.find("\r")
    if at >= 0:
        raise NotText(
            _line(text[:at]),
            "has a line end of Windows or of an old Mac",
            "save it with line feeds alone, as its readers download it",
        )
    _refuse_hidden(text)
    return text


def _decoded(path: Path) -> str:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise NotText(
            1, f"can't be read ({error.strerror})", "make it readable"
        ) from error
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        found = _OTHER_ENCODINGS.get(content[:2], f"byte 0x{content[error.start]:02x}")
        line = _line(content[: error.start].decode(errors="replace"))
        raise NotText(line, f"is not UTF-8 ({found})", "save it as UTF-8") from error


def _refuse_hidden(text: str) -> None:
    found = HIDDEN.search(text)
    if found:
        raise NotText(
            _line(text[: found.start()]),
            f"holds {name_of(found[0])}, which nobody sees",
            "delete it, or write it as an escape in a string",
            visible(text),
        )


def _line(before: str) -> int:
    return before.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1

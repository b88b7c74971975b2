"""The error decoder on the command line: read a text, say what is wrong."""

from __future__ import annotations

import argparse
import os
import signal
import stat
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from torchproof.decoder_text import Told, explained
from torchproof.matching import Decoder

ABOUT = """Say what a PyTorch error means, and what to do about it.

Give it the text of the error, best the whole traceback:

    python decode.py < traceback.txt

or let it listen to a program, whose output it passes on:

    python train.py 2>&1 | python decode.py
"""
# Of what comes in, the beginning and the end are kept.
FIRST, FINAL = 300_000, 1_500_000
CHUNK = 65_536
RULE = "-" * 80


def run_decoder(
    index: Mapping[str, Any], told: Told, address: str, arguments: Sequence[str]
) -> int:
    """Decode standard input or a file: 0 when it is known, 1 when not, 2 without."""
    parser = argparse.ArgumentParser(
        prog="decode.py",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="It ends with 0 when the error is known, with 1 when it is not.",
    )
    parser.add_argument("file", nargs="?", help="a file with the text")
    asked = parser.parse_args(arguments)
    if asked.file:
        try:
            with open(asked.file, "rb") as file:  # noqa: PTH123
                text = _kept(iter(lambda: file.read(CHUNK), b""))
        except OSError as error:
            print(f"decode.py: {asked.file}: {error.strerror}", file=sys.stderr)
            return 2
    elif sys.stdin is None or sys.stdin.isatty():
        print(ABOUT, file=sys.stderr)
        return 2
    else:
        pipe = stat.S_ISFIFO(os.fstat(0).st_mode)
        text = _kept(_passed_on() if pipe else _read())
        if pipe:
            print(RULE)
    decoded = Decoder(index).decode(text)
    print(explained(decoded, told, address), end="")
    return 0 if decoded.known else 1


def _read() -> Iterator[bytes]:
    return iter(lambda: os.read(0, CHUNK), b"")


def _passed_on() -> Iterator[bytes]:
    """What comes in, written out at once. Ctrl-C is the other program's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    last = b"\n"
    for chunk in _read():
        sys.stdout.buffer.write(chunk)
        sys.stdout.buffer.flush()
        last = chunk
        yield chunk
    if not last.endswith(b"\n"):
        print()


def _kept(chunks: Iterator[bytes]) -> str:
    first, final = b"", b""
    for chunk in chunks:
        if len(first) < FIRST:
            first += chunk
        else:
            final = (final + chunk)[-FINAL:]
    return (first + final).decode("utf-8", "replace")

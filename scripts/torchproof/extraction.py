"""pytest-codeblocks' extraction of a page as the reader gets it."""

from __future__ import annotations

import importlib.util
import io
import re
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from torchproof.fences import Fence
from torchproof.marks import Piece

ALONE = "torchproof._pytest_codeblocks_main"
RUN_OF_BACKTICKS = re.compile(r"`{3,}")


@dataclass(frozen=True)
class Extracted:
    """A Python block as pytest-codeblocks collected it; `first` opens it."""

    first: Fence
    code: str
    expected: str | None
    marks: tuple[str, ...]


def extract(pieces: Sequence[Piece]) -> list[Extracted]:
    """Hand the pieces of a page to pytest-codeblocks.

    Every Python block gets the info string `python` and a fence longer than any
    run of backticks in it, since pytest-codeblocks passes over all others.
    Raises RuntimeError with pytest-codeblocks' own message.
    """
    lines: list[str] = []
    opened: dict[int, Fence] = {}
    for piece in pieces:
        if isinstance(piece, Fence):
            opened[len(lines) + 1] = piece
            lines += _rewritten(piece)
        elif isinstance(piece, str):
            lines.append(piece)
        else:
            lines.append(_prose(piece.text))
    buffer = io.StringIO("".join(f"{line}\n" for line in lines))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        blocks = _extract_from_buffer()(buffer, max_num_lines=len(lines) + 2)
    return [
        Extracted(
            opened[block.lineno],
            block.code,
            block.expected_output,
            tuple(block.marks),
        )
        for block in blocks
        if block.syntax == "python"
    ]


def _rewritten(fence: Fence) -> list[str]:
    runs = (len(run) for run in RUN_OF_BACKTICKS.findall(fence.text))
    mark = "`" * max([3, *(run + 1 for run in runs)])
    language = "python" if fence.is_python else fence.language
    return [mark + language, *(line.text for line in fence.body), mark]


def _prose(text: str) -> str:
    # Prose that begins with inline code in three backticks opens no block.
    return "" if text.lstrip().startswith(("```", "<!--")) else text


def _extract_from_buffer() -> Callable[..., list[Any]]:
    """pytest-codeblocks' public entry, without its pytest plugin.

    Importing the package imports all of pytest (0.1 s); the entry's own module
    needs nothing of it.
    """
    module = sys.modules.get("pytest_codeblocks.main") or sys.modules.get(ALONE)
    if module is None:
        package = importlib.util.find_spec("pytest_codeblocks")
        if package is None or package.origin is None:
            raise ModuleNotFoundError("pytest_codeblocks is not installed")
        spec = importlib.util.spec_from_file_location(
            ALONE, Path(package.origin).with_name("main.py")
        )
        assert spec is not None and spec.loader is not None
        module = sys.modules[ALONE] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    entry: Callable[..., list[Any]] = module.extract_from_buffer
    return entry

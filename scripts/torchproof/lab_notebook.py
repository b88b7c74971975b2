"""A lab as a Jupyter notebook: to be executed, and, executed, to be kept and read.

Plain data in Jupyter's format 4.5, so that reading one costs no import.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from torchproof.lab import Lab
from torchproof.normalise import normalise

KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
SVG = "image/svg+xml"
# When a plot was drawn, and by which version.
_METADATA = re.compile(r"\s*<metadata>.*?</metadata>", re.DOTALL)


@dataclass(frozen=True)
class Raised:
    """An exception that ended a cell: its name, message, and traceback."""

    name: str
    message: str
    traceback: str


@dataclass(frozen=True)
class Shown:
    """What a code cell put out: text, as stored, and plots, as SVG.

    `errors` is what it wrote to stderr; `other` are kinds of output that no page
    shows. `done` is false where it never ended.
    """

    text: str = ""
    errors: str = ""
    plots: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    raised: Raised | None = None
    done: bool = False


def notebook_of(lab: Lab) -> dict[str, Any]:
    """The notebook, nothing executed."""
    cells: list[dict[str, Any]] = []
    for number, cell in enumerate(lab.cells, 1):
        made: dict[str, Any] = {
            "id": f"cell-{number}",
            "cell_type": cell.kind,
            "metadata": {"tags": [cell.tag]} if cell.tag else {},
            "source": cell.source,
        }
        if cell.kind == "code":
            made |= {"execution_count": None, "outputs": []}
        cells.append(made)
    return {
        "cells": cells,
        "metadata": {"kernelspec": KERNEL},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def read_executed(content: bytes, lab: Lab) -> tuple[Shown, ...] | None:
    """What each code cell of the lab put out, by its executed notebook.

    None where the bytes are no such notebook: a lab runs as a stranger's program,
    and what it leaves is only looked at.
    """
    try:
        cells = json.loads(content)["cells"]
        executed = [cell for cell in cells if cell["cell_type"] == "code"]
        shown = tuple(_shown(cell) for cell in executed)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return shown if len(shown) == len(lab.code) else None


def _shown(cell: dict[str, Any]) -> Shown:
    printed: dict[str, list[str]] = {"stdout": [], "stderr": []}
    plots: list[str] = []
    other: list[str] = []
    raised: Raised | None = None
    for output in cell["outputs"]:
        kind = output["output_type"]
        if kind == "stream":
            printed[output["name"]].append(_text(output["text"]))
        elif kind == "error":
            raised = Raised(
                str(output["ename"]),
                str(output["evalue"]),
                "\n".join(map(str, output["traceback"])),
            )
        elif SVG in output["data"]:
            plots.append(_METADATA.sub("", _text(output["data"][SVG])))
        elif kind == "execute_result":
            printed["stdout"].append(_text(output["data"]["text/plain"]) + "\n")
        else:
            other += sorted(output["data"])
    return Shown(
        text=normalise("".join(printed["stdout"])),
        errors=normalise("".join(printed["stderr"])),
        plots=tuple(plots),
        other=tuple(other),
        raised=raised,
        done=cell["execution_count"] is not None and raised is None,
    )


def _text(value: object) -> str:
    """Jupyter writes a text as one string or as a list of lines."""
    return value if isinstance(value, str) else "".join(value)  # type: ignore[arg-type]


def executed_notebook(lab: Lab, shown: tuple[Shown, ...]) -> dict[str, Any]:
    """The notebook with what its cells put out, as a reader downloads it."""
    notebook = notebook_of(lab)
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, one) in enumerate(zip(code, shown, strict=True), 1):
        cell["execution_count"] = number
        if one.text:
            stream = {"output_type": "stream", "name": "stdout", "text": one.text}
            cell["outputs"].append(stream)
        cell["outputs"] += [
            {"output_type": "display_data", "data": {SVG: plot}, "metadata": {}}
            for plot in one.plots
        ]
    return notebook

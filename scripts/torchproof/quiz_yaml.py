"""YAML in which every scalar is the text that was written, with its line.

YAML turns `no` into false and `1.20` into 1.2; here nothing is guessed and no
object is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import yaml

from torchproof.faults import Fault
from torchproof.includes import Line
from torchproof.plain_yaml import WrongYaml, compose

WRITE = "write it like the other quizzes (CONTRIBUTING has the format)"


@dataclass(frozen=True)
class Field:
    """A value and the line where its name stands (its own, in a list)."""

    where: Line
    value: str | tuple[Field, ...] | dict[str, Field]


def load(lines: Sequence[Line], opening: Line) -> tuple[Field | None, list[Fault]]:
    """Read lines as YAML; `opening` is the line that faults name without a better."""
    try:
        node = compose("\n".join(line.text for line in lines))
    except WrongYaml as error:
        where = _at(lines, error.line, opening)
        return None, [where.fault(error.what, "correct the quiz")]
    if node is None:
        return None, [opening.fault("is an empty quiz", WRITE)]
    return _field(node, lines, opening, opening), []


def _at(lines: Sequence[Line], number: int, opening: Line) -> Line:
    return lines[min(number, len(lines) - 1)] if lines else opening


def _field(
    node: yaml.Node,
    lines: Sequence[Line],
    opening: Line,
    where: Line,
) -> Field:
    """A node as a field, and all that is in it."""
    if isinstance(node, yaml.ScalarNode):
        return Field(where, str(node.value))
    if isinstance(node, yaml.SequenceNode):
        parts = (
            _field(
                item,
                lines,
                opening,
                _at(lines, item.start_mark.line, opening),
            )
            for item in node.value
        )
        return Field(where, tuple(parts))
    fields: dict[str, Field] = {}
    for key, value in node.value:
        name, at = str(key.value), _at(lines, key.start_mark.line, opening)
        fields[name] = _field(value, lines, opening, at)
    return Field(where, fields)

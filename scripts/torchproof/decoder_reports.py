"""Reports that the decoder is measured on: what people pasted, and what is right."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NoReturn

import yaml

from torchproof.faults import Fault, FaultsFound
from torchproof.plain_yaml import WrongYaml, compose

FIELDS = ("id", "kind", "message", "message_form")
REMEDY = "write a list of reports, each with " + ", ".join(FIELDS)


@dataclass(frozen=True)
class Report:
    """A message or symptom as reported; `expect` are the entries right for it."""

    id: str
    kind: str
    form: str
    message: str
    expect: tuple[str, ...] = ()


@dataclass(frozen=True)
class Unrelated:
    """A text that is about something else than PyTorch."""

    library: str
    message: str


def read_reports(
    path: str,
    text: str,
    known: Collection[str],
    expected: Mapping[str, tuple[str, ...]],
) -> list[Report]:
    """Reports of a YAML text; `known` are all ids of the catalogue.

    Those without `expect` take it from `expected`, by the report's id. Raises
    FaultsFound for another format, an unknown entry, and for no report at all.
    """
    reports = []
    seen: set[str] = set()
    for row in _rows(path, text):
        values = _mapping(path, row, FIELDS)
        expect: tuple[str, ...] = ()
        if "expect" in values:
            expect = _ids(path, values["expect"], known)
        id, kind, message, form = (_text(path, values[key]) for key in FIELDS)
        if id in seen:
            _stop(path, values["id"], f"has the report {id} twice", "leave out one")
        seen.add(id)
        reports.append(Report(id, kind, form, message, expect or expected.get(id, ())))
    return reports


def read_expected(
    path: str, text: str, known: Collection[str]
) -> dict[str, tuple[str, ...]]:
    """From a report's id to the entries right for it. Raises FaultsFound."""
    root = _root(path, text)
    if root is None:
        return {}
    if not isinstance(root, yaml.MappingNode):
        _stop(path, root, "is no mapping", "write ID of a report: [ids of entries]")
    return {key.value: _ids(path, value, known) for key, value in root.value}


def read_unrelated(path: str, text: str) -> list[Unrelated]:
    """Texts that must not be claimed. Raises FaultsFound."""
    fields = ("library", "message")
    found = []
    for row in _rows(path, text):
        values = _mapping(path, row, fields)
        found.append(Unrelated(*(_text(path, values[key]) for key in fields)))
    return found


def _root(path: str, text: str) -> yaml.Node | None:
    try:
        return compose(text)
    except WrongYaml as error:
        raise FaultsFound(
            [Fault(path, error.line + 1, error.what, "mend it")]
        ) from error


def _rows(path: str, text: str) -> list[yaml.Node]:
    root = _root(path, text)
    if isinstance(root, yaml.SequenceNode) and root.value:
        return list(root.value)
    raise FaultsFound([Fault(path, 1, "holds no list of reports", REMEDY)])


def _mapping(
    path: str, row: yaml.Node, fields: tuple[str, ...]
) -> dict[str, yaml.Node]:
    if not isinstance(row, yaml.MappingNode):
        _stop(path, row, "holds a report that is no mapping", REMEDY)
    values = {key.value: value for key, value in row.value}
    for field in fields:
        if field not in values:
            _stop(path, row, f"has a report without {field}", f"write {field}: ...")
    return values


def _text(path: str, node: yaml.Node) -> str:
    if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
        _stop(path, node, "has no text here", "write one")
    return str(node.value)


def _ids(path: str, node: yaml.Node, known: Collection[str]) -> tuple[str, ...]:
    if not isinstance(node, yaml.SequenceNode):
        _stop(path, node, "has no list of entries here", "write [id, id]")
    ids = tuple(_text(path, one) for one in node.value)
    for one, item in zip(ids, node.value, strict=True):
        if one not in known:
            _stop(path, item, f"names {one}, which the catalogue lacks",
                  "write the id of an entry")  # fmt: skip
    return ids


def _stop(path: str, node: yaml.Node, what: str, remedy: str) -> NoReturn:
    raise FaultsFound([Fault(path, node.start_mark.line + 1, what, remedy)])

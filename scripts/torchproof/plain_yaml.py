"""YAML as a tree of text: no object is made of it, and nothing stands in it twice."""

from __future__ import annotations

from typing import Any

import yaml

_TAG = "tag:yaml.org,2002:"
DEEPEST = 50


class WrongYaml(Exception):
    """Text that is no YAML of this kind; `line` counts from 0."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(what)
        self.line, self.what = line, what


class _Loader(yaml.SafeLoader):
    """Refuses what can make a short text endless: aliases, and nesting without end."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise WrongYaml(event.start_mark.line, "has an anchor or an alias")
        self.depth += 1
        if self.depth > DEEPEST:
            raise WrongYaml(event.start_mark.line, f"nests over {DEEPEST} deep")
        try:
            return super().compose_node(parent, index)
        finally:
            self.depth -= 1


def compose(text: str, tags: tuple[str, ...] = ()) -> yaml.Node | None:
    """The tree of a YAML text, None for an empty one; scalars are not interpreted.

    `tags` are those that may be written, by how they begin. Raises WrongYaml.
    """
    loader = None
    try:
        loader = _Loader(text)
        node: yaml.Node | None = loader.get_single_node()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        what = getattr(error, "problem", None) or str(error).partition("\n")[0]
        raise WrongYaml(mark.line if mark else 0, f"is not YAML ({what})") from error
    except RecursionError as error:
        raise WrongYaml(0, f"nests over {DEEPEST} deep") from error
    finally:
        if loader is not None:
            loader.dispose()
    if node is not None:
        _refuse(node, tags)
    return node


def kind(node: yaml.Node) -> str:
    """What YAML takes a value for: `str`, `int`, `bool`, `seq`, `map`…"""
    return str(node.tag).removeprefix(_TAG)


def text_of(node: yaml.Node) -> Any:
    """The node as text, or lists and dicts of text."""
    if isinstance(node, yaml.SequenceNode):
        return [text_of(item) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        return {key.value: text_of(value) for key, value in node.value}
    return node.value


def _refuse(node: yaml.Node, tags: tuple[str, ...]) -> None:
    """Raise WrongYaml for a tag that makes an object, a key that is no text."""
    tag, line = kind(node), node.start_mark.line
    if tag not in _KINDS and not tag.startswith(tags or ("\0",)):
        raise WrongYaml(line, f"has a tag that makes an object ({tag})")
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _refuse(item, tags)
    elif isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            line = key.start_mark.line
            if not isinstance(key, yaml.ScalarNode):
                raise WrongYaml(line, "has a name that is a list or a mapping")
            if key.value in seen:
                raise WrongYaml(line, f"has `{key.value}` twice")
            seen.add(key.value)
            _refuse(value, tags)


_KINDS = ("str", "int", "float", "bool", "null", "timestamp", "binary", "value",
          "merge", "seq", "map", "set", "omap", "pairs")  # fmt: skip

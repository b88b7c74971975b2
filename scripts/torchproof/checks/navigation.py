"""Every page is in the navigation, and the navigation names pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from torchproof.faults import Fault
from torchproof.page import Page
from torchproof.plain_yaml import WrongYaml, compose
from torchproof.site import Site
from torchproof.texts import NotText, read_text

# MkDocs' own, and names of functions; none of them runs anything by itself.
TAGS = ("!ENV", "!relative", "python/name:")


def check_navigation(site: Site, pages: Sequence[Page]) -> list[Fault]:
    """Compares `nav` in mkdocs.yml with the pages in docs/."""
    where = site.relative(site.config)
    try:
        root = compose(read_text(site.config), TAGS)
    except NotText as error:
        return [error.fault(where)]
    except WrongYaml as error:
        return [Fault(where, error.line + 1, error.what, "correct it")]
    if not isinstance(_value(root, "nav"), yaml.SequenceNode):
        return [Fault(where, 1, "has no `nav` that is a list", "list the pages in it")]
    named = dict(_named(_value(root, "nav")))
    docs = site.docs.relative_to(site.root).as_posix() + "/"
    known = {page.path.removeprefix(docs): page for page in pages}
    missing = [
        Fault(page.file, 1, "is in no navigation", f"add `{path}` to nav in mkdocs.yml")
        for path, page in known.items()
        if path not in named
    ]
    dangling = [
        Fault(where, line, f"names {path}, which is no page", "correct the path")
        for path, line in named.items()
        if path not in known
    ]
    return missing + dangling


def _value(node: yaml.Node | None, name: str) -> yaml.Node | None:
    if not isinstance(node, yaml.MappingNode):
        return None
    return next((value for key, value in node.value if key.value == name), None)


def _named(node: Any) -> Iterator[tuple[str, int]]:
    """Paths of pages below a node, each with its line; nothing is constructed."""
    if isinstance(node, yaml.ScalarNode):
        if not node.value.startswith(("http://", "https://")):
            yield node.value, node.start_mark.line + 1
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _named(item)
    elif isinstance(node, yaml.MappingNode):
        for _, value in node.value:
            yield from _named(value)

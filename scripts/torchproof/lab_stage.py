"""What the site generator gets of each lab: its page, its plots, its notebook."""

from __future__ import annotations

import json
import os
import posixpath
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import yaml

from torchproof import notes
from torchproof.faults import Fault
from torchproof.lab import FOLDER, Lab
from torchproof.lab_notebook import executed_notebook
from torchproof.lab_page import lab_page
from torchproof.labs import Executed, LabStore, LabUpkeep
from torchproof.page import Page
from torchproof.plain_yaml import WrongYaml, compose
from torchproof.site import Site
from torchproof.texts import NotText, read_text

NOT_RUN = '!!! note "This lab is being run: its outputs come by themselves"'
_LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]{0,500})\]\((?P<target>[^)\s]+\.(?:md|py))"
                   r"(?P<anchor>#[^)\s]*)?\)")  # fmt: skip


@dataclass
class LabPages:
    """Pages made of labs, the files to stage beside them by their path below docs/,
    and what is wrong with the pages as such."""

    pages: list[Page] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def lab_pages(site: Site, labs: Sequence[Lab], upkeep: LabUpkeep) -> LabPages:
    """Make the pages. A lab that failed keeps the page of its last good run, and
    says so; one that never ran shows its code alone."""
    made = LabPages()
    address = site_address(site)
    for lab in labs:
        executed = upkeep.executed.get(lab.path)
        shown_lab = executed.lab if executed else lab
        # Where the page is that of an older text, so would its faults be.
        current = executed is not None and executed.lab.text == lab.text
        page = lab_page(
            shown_lab,
            executed.shown if executed else (),
            _notes(lab, executed, upkeep),
            whole=current,
        )
        made.faults += page.faults if current else []
        made.pages.append(page.page)
        made.files |= page.plots
        if executed:
            notebook = downloaded(executed, address)
            content = json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
            made.files[f"{FOLDER}/{lab.name}.ipynb"] = content.encode()
    return made


def stored_pages(site: Site, labs: Sequence[Lab]) -> list[Page]:
    """The pages of labs that have been run, to compare with what was built."""
    store = LabStore(site)
    kept = {lab.path: last for lab in labs if (last := store.load(lab))}
    return lab_pages(site, labs, LabUpkeep(executed=kept)).pages


def downloaded(executed: Executed, address: str) -> dict[str, Any]:
    """The executed notebook for a reader: its links lead to the published site, or,
    where that has no address yet, are plain text."""
    notebook = executed_notebook(executed.lab, executed.shown)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            cell["source"] = _LINK.sub(
                lambda match: _published(match, address), cell["source"]
            )
    return notebook


def _published(match: re.Match[str], address: str) -> str:
    """A link to a page or a lab of the site, as its address there."""
    if ":" in match["target"]:
        return match[0]
    if not address:
        return match["text"]
    path = posixpath.normpath(posixpath.join(FOLDER, match["target"]))
    name = path.rpartition(".")[0]
    folder = "" if name == "index" else name.removesuffix("/index") + "/"
    url = f"{address.rstrip('/')}/{folder}{match['anchor'] or ''}"
    return f"[{match['text']}]({url})"


def site_address(site: Site) -> str:
    """The site's address as mkdocs.yml says it, also by way of the environment."""
    try:
        root = compose(read_text(site.config), ("!ENV", "!relative", "python/name:"))
    except (NotText, WrongYaml):
        return ""  # a fault of the settings, which is said of them
    if not isinstance(root, yaml.MappingNode):
        return ""
    node = next((value for key, value in root.value if key.value == "site_url"), None)
    if isinstance(node, yaml.ScalarNode):
        by_name = node.tag == "!ENV"
        return os.environ.get(node.value, "") if by_name else str(node.value)
    if isinstance(node, yaml.SequenceNode):
        *names, default = [str(one.value) for one in node.value] or [""]
        found = (os.environ[name] for name in names if name in os.environ)
        return next(found, default)
    return ""


def _notes(lab: Lab, executed: Executed | None, upkeep: LabUpkeep) -> list[str]:
    """The lines under a lab's title."""
    lines: list[str] = []
    if executed:
        lines = [
            f"Lab · {executed.provenance} · Its claims are asserted again before "
            "every publication",
            "{ .tp-meta }",
            "",
            f"Run it yourself: [{lab.name}.ipynb]({lab.name}.ipynb) · "
            f"[{lab.name}.py]({lab.name}.py)",
            "{ .tp-files }",
            "",
        ]
    wrong = upkeep.faults.get(lab.path, [])
    if wrong:
        failed = notes.failure(wrong)
        lines += ['!!! failure "This lab did not run to its end"', *failed[1:]]
    elif lab.path in upkeep.waiting:
        lines += [NOT_RUN, ""]
    return lines

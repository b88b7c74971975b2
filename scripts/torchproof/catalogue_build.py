"""From the catalogue to what the site generator gets of it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable

import yaml
from rjsmin import jsmin

from torchproof.catalogue import FOLDERS, Catalogue, Entry
from torchproof.catalogue_checks import printed
from torchproof.catalogue_pages import (
    DOWNLOAD,
    SCRIPT,
    folder_page,
    most_met,
    whole_list,
)
from torchproof.decoder_index import index_text
from torchproof.files import write_if_changed
from torchproof.single_file import decoder_file
from torchproof.site import Site
from torchproof.texts import NotText, read_text

MOST_MET = 12
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


def write_catalogue(site: Site, catalogue: Catalogue) -> None:
    """Write what docs/errors/*.md include, where the site has such pages."""
    if not (site.docs / "errors").is_dir():
        return
    titles = page_titles(site, catalogue.entries)
    folder = site.generated / "errors"
    for name in FOLDERS:
        entries = [entry for entry in catalogue.entries if entry.folder == name]
        said = {entry.id: text for entry in entries if (text := printed(site, entry))}
        text = folder_page(entries, said, titles)
        write_if_changed(folder / f"{name}.md", text.encode())
    listed = whole_list(catalogue.entries)
    write_if_changed(folder / "index.md", listed.encode())
    met = most_met(catalogue.entries, reports_of(site), MOST_MET)
    write_if_changed(folder / "most_met.md", met.encode())


def catalogue_files(
    site: Site, catalogue: Catalogue, issues: str, address: str = ""
) -> dict[str, bytes]:
    """What the decoder's page loads and offers, by its path below docs/.

    `issues` is where readers report what is not known, `address` where the site is
    published; "" where there is no such place.
    """
    if not catalogue.entries:
        return {}
    index = index_text(catalogue.entries)
    parts = [
        *packed_scripts(site, ["minisearch.js", "decoder.js"]),
        f"window.TorchproofIndex={index};",
        f"window.TorchproofIndex.issues={json.dumps(issues)};",
        *packed_scripts(site, ["decoder-page.js"]),
    ]
    return {
        # One file, for one request.
        SCRIPT: "\n".join(parts).encode(),
        DOWNLOAD: decoder_file(catalogue.entries, address).encode(),
    }


def packed_scripts(site: Site, names: Iterable[str]) -> list[str]:
    """Scripts of docs/assets/ without comments, but for licences (`/*!`), and spaces.

    A site without a decoder has none.
    """
    paths = [site.docs / "assets" / name for name in names]
    return [
        str(jsmin(path.read_text("utf-8"), keep_bang_comments=True))
        for path in paths
        if path.is_file()
    ]


def page_titles(site: Site, entries: list[Entry]) -> dict[str, str]:
    """Titles of the pages that teach what the entries are about, by their path."""
    titles = {}
    for path in {entry.page.partition("#")[0] for entry in entries if entry.page}:
        try:
            found = _TITLE.search(read_text(site.docs / path))
        except (OSError, NotText):
            continue  # a fault of the entry, which is said of it
        if found:
            titles[path] = found[1]
    return titles


def reports_of(site: Site) -> Counter[str]:
    """For how many of the reports that test the decoder each entry is right."""
    path = site.root / "tests/decoder/expected.yaml"
    try:
        expected = yaml.safe_load(read_text(path))
    except (OSError, NotText, yaml.YAMLError):
        return Counter()  # the decoder's own tests say what is wrong with it
    if not isinstance(expected, dict):
        return Counter()
    return Counter(ids[0] for ids in expected.values() if isinstance(ids, list) and ids)

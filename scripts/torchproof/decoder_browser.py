"""The decoder's own script in a browser, with the entries of a catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

from torchproof.catalogue import Entry
from torchproof.catalogue_build import packed_scripts
from torchproof.decoder_index import index_of
from torchproof.site import Site

SCRIPTS = ("minisearch.js", "decoder.js")


@dataclass(frozen=True)
class BrowserDecoder:
    """A page on which the script is ready."""

    page: Page

    def decode(self, texts: Iterable[str]) -> list[dict[str, Any]]:
        """What the script answers to each text."""
        answers: list[dict[str, Any]] = self.page.evaluate(
            "texts => texts.map((text) => decoder.decode(text))", list(texts)
        )
        return answers


def browser_decoder(
    browser: Browser, site: Site, entries: Sequence[Entry]
) -> BrowserDecoder:
    """Load the script on an empty page, with what the real page would give it."""
    page = browser.new_page()
    for text in packed_scripts(site, SCRIPTS):
        page.add_script_tag(content=text)
    page.evaluate(
        "entries => {"
        " window.decoder = TorchproofDecoder.create(entries, window.MiniSearch); }",
        joined(entries),
    )
    return BrowserDecoder(page)


def joined(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """The index, with what the page's list of entries adds."""
    return [
        {
            **packed,
            "kind": entry.kind,
            "title": entry.title,
            "meaning": entry.meaning,
            "symptoms": list(entry.symptoms),
        }
        for packed, entry in zip(index_of(entries)["entries"], entries, strict=True)
    ]

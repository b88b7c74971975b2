"""The whole catalogue, and its decoder in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from torchproof.catalogue import Entry, load_catalogue
from torchproof.decoder_browser import BrowserDecoder, browser_decoder
from torchproof.decoder_index import index_of
from torchproof.decoder_reports import (
    Report,
    Unrelated,
    read_expected,
    read_reports,
    read_unrelated,
)
from torchproof.matching import Decoder
from torchproof.site import this_site

SITE = this_site()
FOLDER = SITE.root / "tests" / "decoder"


@pytest.fixture(scope="session")
def entries() -> list[Entry]:
    catalogue, faults = load_catalogue(SITE)
    assert faults == []
    return catalogue.entries


@pytest.fixture(scope="session")
def in_browser(browser: Browser, entries: list[Entry]) -> BrowserDecoder:
    return browser_decoder(browser, SITE, entries)


@pytest.fixture(scope="session")
def in_python(entries: list[Entry]) -> Decoder:
    return Decoder(index_of(entries))


@pytest.fixture(scope="session")
def reports(entries: list[Entry]) -> list[Report]:
    """What people pasted, with the entries that are right for each."""
    known = {entry.id for entry in entries}
    expected = read_expected("expected.yaml", _text("expected.yaml"), known)
    return read_reports("reports.yaml", _text("reports.yaml"), known, expected)


@pytest.fixture(scope="session")
def unrelated() -> list[Unrelated]:
    return read_unrelated("unrelated.yaml", _text("unrelated.yaml"))


def _text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")

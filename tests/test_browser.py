"""A browser is found or asked for; its absence is never passed over."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from tests import browser


def test_a_browser_is_found_by_name_or_by_place(tmp_path: Path) -> None:
    place = tmp_path / "Chromium.app"
    place.write_text("")
    place.chmod(0o755)
    assert browser.installed_browser(("no-such-browser",), (str(place),)) == str(place)
    assert browser.installed_browser(("sh",), ()) == shutil.which("sh")
    assert browser.installed_browser(("no-such-browser",), ("/no/such",)) is None


def test_without_one_the_command_to_type_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(browser, "installed_browser", lambda: None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(browser.NoBrowser, match="install it with `"):
        browser.find_browser()
    assert browser.how_to_install("darwin") == "brew install --cask chromium"

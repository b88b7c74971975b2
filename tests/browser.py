"""A Chromium for the tests that look at pages as a reader does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = (
    *("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
    *("chrome", "microsoft-edge"),
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
)
# Nothing but what a page itself asks for may go over the network.
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)


class NoBrowser(RuntimeError):
    """No Chromium is installed; the message says the command to type."""


def installed_browser(
    names: tuple[str, ...] = NAMES, places: tuple[str, ...] = PLACES
) -> str | None:
    """The path of an installed Chromium or one of its kin; None without one."""
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    homes = [str(Path.home()) + place for place in places]
    for place in (*places, *homes):
        if os.access(place, os.X_OK):
            return place
    return None


def how_to_install(platform: str = sys.platform) -> str:
    """The one command that installs a browser here."""
    if platform == "darwin":
        return "brew install --cask chromium"
    if shutil.which("apt-get"):
        return "sudo apt-get install -y chromium"
    if shutil.which("dnf"):
        return "sudo dnf install -y chromium"
    return f"{sys.executable} -m playwright install --with-deps chromium"


def find_browser() -> str:
    """The path of a Chromium. Root on Debian installs one; others are told how.

    Raises NoBrowser: a test that needs a browser is never skipped in silence.
    """
    found = installed_browser()
    if found is None and os.geteuid() == 0 and Path("/etc/debian_version").exists():
        for command in (["update"], ["install", "-y", "chromium"]):
            subprocess.run(
                ["apt-get", "-q", *command],
                check=False,
                stdout=subprocess.DEVNULL,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            )
        found = installed_browser()
    if found is None:
        raise NoBrowser(
            f"the tests look at pages in Chromium: install it with `{how_to_install()}`"
        )
    return found


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A headless browser, closed at the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=list(QUIET)
        )
        try:
            yield browser
        finally:
            browser.close()

"""Every page, as readers get it: at three widths, in both schemes, and without
JavaScript."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tests.pages.serving import Served
from tests.pages.watching import Watched

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path.relative_to(ROOT / "docs").with_suffix("").as_posix()
    for path in [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs/labs").glob("*.py")]
)
WIDTHS = {"phone": 390, "tablet": 820, "desktop": 1440}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# Colours belong to a scheme, not to a width: axe reads them, which takes most of
# its time, once a scheme.
CONTRAST = {("desktop", "light"), ("phone", "dark")}


def address(served: Served, page: str) -> str:
    name = f"{page}/".removesuffix("index/")
    return f"{served.address}/{name}"


def scroll_through(page: Page) -> None:
    """Bring every lazy picture into view once."""
    page.evaluate(
        "async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) {"
        " scrollTo(0, y); await new Promise(r => setTimeout(r, 15)); } }"
    )
    page.wait_for_load_state("networkidle")


def test_there_are_pages() -> None:
    assert len(PAGES) >= 4


def faults_of(page: Page, watched: Watched, *, contrast: bool) -> list[str]:
    """What is wrong with an open page: seen, measured, and found by axe."""
    scroll_through(page)
    sideways = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    options = {
        "resultTypes": ["violations"],
        "rules": {"color-contrast": {"enabled": contrast}},
    }
    violations = Axe().run(page, options=options).response["violations"]
    return [
        *watched.wrong,
        *([f"scrolls {sideways} px sideways"] if sideways > 0 else []),
        *(
            f"axe {rule['id']}: {node['html'][:120]}"
            for rule in violations
            for node in rule["nodes"]
        ),
    ]


def views() -> list[tuple[str, str, Literal["light", "dark"]]]:
    """Every page at every width in both schemes. Those of the error catalogue are made
    by one generator: of them two views each."""
    every = [(page, device, scheme) for page in PAGES for device in WIDTHS
             for scheme in SCHEMES]  # fmt: skip
    return [
        (page, device, scheme)
        for page, device, scheme in every
        if not page.startswith("errors/") or (device, scheme) in CONTRAST
    ]


@pytest.mark.parametrize(("page_name", "device", "scheme"), views())
def test_a_page_is_whole_at_every_width_and_in_both_schemes(
    page_name: str,
    device: str,
    scheme: Literal["light", "dark"],
    served: Served,
    browser: Browser,
) -> None:
    context = browser.new_context(
        viewport={"width": WIDTHS[device], "height": 900},
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    watched = Watched(page, served.address)
    page.goto(address(served, page_name))
    contrast = (device, scheme) in CONTRAST
    assert faults_of(page, watched, contrast=contrast) == []
    context.close()


@pytest.mark.parametrize("page_name", PAGES)
def test_a_page_reads_without_javascript(
    page_name: str, served: Served, browser: Browser
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address(served, page_name))
    assert page.locator("article h1").is_visible()
    for block in page.locator("article .highlight, article table").all():
        if block.evaluate("e => !e.closest('details:not([open])')"):
            assert block.is_visible()
    for answer in page.locator("article details").all():
        answer.locator("summary").first.click()
        assert answer.get_attribute("open") is not None
    context.close()

"""Every page, as readers get it: at three widths, in both schemes, and without
JavaScript."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tests.pages.serving import Served

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path.relative_to(ROOT / "docs").with_suffix("").as_posix()
    for path in (ROOT / "docs").rglob("*.md")
)
WIDTHS = {"phone": 390, "tablet": 820, "desktop": 1440}
SCHEMES = ("light", "dark")


def address(served: Served, page: str) -> str:
    name = "" if page == "index" else page + "/"
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


@pytest.mark.parametrize("page_name", PAGES)
def test_a_page_is_whole_at_every_width_and_in_both_schemes(
    page_name: str, served: Served, browser: Browser
) -> None:
    wrong: list[str] = []
    for device, width in WIDTHS.items():
        for scheme in SCHEMES:
            context = browser.new_context(
                viewport={"width": width, "height": 900},
                color_scheme=scheme,  # type: ignore[arg-type]
                reduced_motion="reduce",
            )
            page = context.new_page()
            where = f"{device}, {scheme}"
            page.on(
                "console",
                lambda m, w=where: (
                    wrong.append(f"{w}: {m.type} {m.text}")  # type: ignore[misc]
                    if m.type in ("error", "warning")
                    else None
                ),
            )
            page.on("pageerror", lambda e, w=where: wrong.append(f"{w}: {e}"))  # type: ignore[misc]
            page.on(
                "requestfailed",
                lambda r, w=where: wrong.append(f"{w}: failed {r.url}"),  # type: ignore[misc]
            )
            page.on(
                "request",
                lambda r, w=where: (
                    wrong.append(f"{w}: asks {r.url}")  # type: ignore[misc]
                    if not r.url.startswith((served.address, "data:", "blob:"))
                    else None
                ),
            )
            page.goto(address(served, page_name))
            scroll_through(page)
            sideways = page.evaluate(
                "document.documentElement.scrollWidth - innerWidth"
            )
            if sideways > 0:
                wrong.append(f"{where}: scrolls {sideways} px sideways")
            page.evaluate(
                "document.querySelectorAll('details').forEach(d => d.open = true)"
            )
            found = Axe().run(page).response["violations"]
            wrong += [
                f"{where}: {rule['id']}: {node['html'][:120]}"
                for rule in found
                for node in rule["nodes"]
            ]
            context.close()
    assert wrong == []


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

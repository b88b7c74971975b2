"""What a first view costs the reader, measured through a gzip server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.pages.serving import Served

ROOT = Path(__file__).parents[2]
TOPICS = sorted(
    path.relative_to(ROOT / "docs").with_suffix("").as_posix() + "/"
    for path in (ROOT / "docs").glob("*/*.md")
)
LABS = sorted(f"labs/{path.stem}/" for path in (ROOT / "docs/labs").glob("*.py"))
BUDGET, REQUESTS = 120_000, 12
# A lab's plots are all its own, and the point of it.
LAB_BUDGET = 250_000
INDEX = "/search/search_index.json"


def test_there_are_topics() -> None:
    assert TOPICS


@pytest.mark.parametrize("topic", TOPICS)
def test_a_first_view_keeps_its_budget(
    topic: str, served: Served, browser: Browser
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    served.sent.clear()
    page.goto(f"{served.address}/{topic}", wait_until="networkidle")
    sent = {path: size for path, size in served.sent.items() if path != INDEX}
    context.close()
    assert sum(sent.values()) <= BUDGET, sent
    assert len(sent) <= REQUESTS, sent


@pytest.mark.parametrize("lab", LABS)
def test_a_lab_with_all_its_plots_keeps_its_budget(
    lab: str, served: Served, browser: Browser
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    served.sent.clear()
    page.goto(f"{served.address}/{lab}", wait_until="networkidle")
    for plot in page.locator("img.lab-plot").all():
        plot.scroll_into_view_if_needed()
        expect(plot).to_have_js_property("complete", True, timeout=30_000)
    page.wait_for_load_state("networkidle")
    drawn = page.locator("img.lab-plot").count()
    loaded = sum(path.endswith(".svg") for path in served.sent if lab in path)
    sent = {path: size for path, size in served.sent.items() if path != INDEX}
    context.close()
    assert loaded == drawn > 0
    assert sum(sent.values()) <= LAB_BUDGET, sent


@pytest.mark.parametrize("topic", [*TOPICS, *LABS])
def test_nothing_of_ours_moves_the_page(
    topic: str, served: Served, browser: Browser
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => {"
        " for (const e of list.getEntries()) if (!e.hadRecentInput) shift += e.value;"
        "}).observe({type: 'layout-shift', buffered: true});"
    )
    page.goto(f"{served.address}/{topic}", wait_until="networkidle")
    page.evaluate(
        "async () => { for (let y = 0; y < document.body.scrollHeight; y += 400) {"
        " scrollTo(0, y); await new Promise(r => setTimeout(r, 30)); } }"
    )
    shift = page.evaluate("shift")
    context.close()
    assert shift < 0.005

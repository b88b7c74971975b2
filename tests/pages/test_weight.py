"""What a first view costs the reader, measured through a gzip server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.pages.serving import Served

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    f"{path.relative_to(ROOT / 'docs').with_suffix('').as_posix()}/"
    for path in (ROOT / "docs").glob("*/*.md")
)
TOPICS = [page for page in PAGES if not page.startswith("errors/")]
ERRORS = [page.removesuffix("index/") for page in PAGES if page not in TOPICS]
LABS = sorted(f"labs/{path.stem}/" for path in (ROOT / "docs/labs").glob("*.py"))
BUDGET, REQUESTS = 120_000, 12
# A lab's plots are all its own, and the point of it.
LAB_BUDGET = 250_000
# Some forty entries, with two programs each.
CATALOGUE_BUDGET = 150_000
# The decoder answers offline, so the whole catalogue comes with its page.
DECODER, DECODER_BUDGET = "errors/", 250_000
INDEX = "/search/search_index.json"


def test_there_are_topics() -> None:
    assert TOPICS
    assert ERRORS


@pytest.mark.parametrize("topic", [*TOPICS, *ERRORS])
def test_a_first_view_keeps_its_budget(
    topic: str, served: Served, browser: Browser
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    served.sent.clear()
    page.goto(f"{served.address}/{topic}", wait_until="networkidle")
    sent = {path: size for path, size in served.sent.items() if path != INDEX}
    context.close()
    budget = CATALOGUE_BUDGET if topic in ERRORS else BUDGET
    budget = DECODER_BUDGET if topic == DECODER else budget
    assert sum(sent.values()) <= budget, sent
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


# What moved, by how much, for whoever has to find it.
WATCH = """
window.shift = 0;
window.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    shift += entry.value;
    for (const { node, previousRect, currentRect } of entry.sources)
      moved.push([node?.nodeName, node?.textContent?.trim().slice(0, 60),
                  previousRect.y, currentRect.y]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
# As one who reads: on only when every picture in view is there. A browser that has
# much to do may put off a picture, or a frame: neither is waited for without end.
SCROLL = """async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const frame = () =>
    Promise.race([new Promise(requestAnimationFrame), pause(1000)]);
  const arrived = async (image) => {
    for (let waits = 0; !image.complete && waits < 200; waits++) await pause(50);
    return image.complete;
  };
  const seen = (image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  for (let y = 0; y < document.body.scrollHeight; y += 400) {
    scrollTo(0, y);
    await pause(30);
    for (const image of [...document.images].filter(seen)) {
      if (!(await arrived(image))) image.loading = "eager";
      if (!(await arrived(image))) return image.outerHTML;
    }
    await frame();
  }
}"""


PROMPT: dict[str, float] = {}
LATE = {".svg": 0.3}


@pytest.mark.parametrize(
    ("topic", "late"),
    [
        *((topic, late) for topic in [*TOPICS, *LABS] for late in (PROMPT, LATE)),
        # They have no pictures, and one generator makes them all.
        *((topic, PROMPT) for topic in ERRORS[:2]),
    ],
)
def test_nothing_of_ours_moves_the_page(
    topic: str, late: dict[str, float], served: Served, browser: Browser
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(WATCH)
    served.late = late
    try:
        page.goto(f"{served.address}/{topic}", wait_until="load")
        missing = page.evaluate(SCROLL)
        page.wait_for_load_state("networkidle")
    finally:
        served.late = {}
    shift, moved = page.evaluate("[shift, moved]")
    context.close()
    assert missing is None
    assert shift < 0.005, moved


@pytest.mark.parametrize("topic", [*TOPICS, *LABS])
def test_every_picture_keeps_its_place_free(
    topic: str, served: Served, browser: Browser
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{served.address}/{topic}")
    unsized = page.locator(
        ".md-content img:not([width][height]):not(.tp-large img)"
    ).evaluate_all("all => all.map((one) => one.outerHTML)")
    pictures = page.locator(".md-content img[width]").count()
    context.close()
    assert not unsized
    assert pictures, "the page has no picture at all"

"""Pages work under their own content security policy, and it is in force."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.pages.serving import Served
from tests.pages.watching import POLICY, Watched

from torchproof.html_reader import read_html
from torchproof.policy_check import read_policy

TOPIC = "training/cpu-vs-gpu-training/"
HASH = re.compile(r" 'sha256-[^']+'")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, color_scheme="light"
    )
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield context.new_page()
    context.close()


def use(page: Page, address: str) -> list[str]:
    """Open a topic and use all that moves; what went wrong meanwhile."""
    watched = Watched(page, address)
    page.goto(f"{address}/{TOPIC}")
    page.locator("label[for=__palette_1]:visible").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    block = page.locator(".language-python.highlight").nth(1)
    block.hover()
    block.locator("button").first.click()
    page.locator("article details summary").first.click()
    form = page.locator("form.tp-quiz").first
    form.locator("input").first.check()
    form.get_by_role("button", name="Check").click()
    expect(form.locator(".tp-quiz__why").first).to_be_visible()
    page.locator("button.tp-open").first.click()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("broadcast")
    expect(page.locator(".md-search-result__item a").first).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"\?h="))
    # Kept, and read by an inline script on the next page.
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    return watched.wrong


def test_everything_on_a_page_works_under_its_policy(
    page: Page, served: Served
) -> None:
    assert use(page, served.address) == []


def test_every_page_names_its_inline_scripts(built: Path) -> None:
    pages = sorted(built.rglob("*.html"))
    assert len(pages) > 10
    for path in pages:
        document = read_html(path.read_text("utf-8"))
        [policy] = document.policies
        sources = read_policy(policy)["script-src"] - {"'self'"}
        assert len(sources) == len(document.inline) == 3, path


@pytest.mark.parametrize("number", range(3))
def test_a_policy_without_one_of_its_hashes_is_found_out(
    number: int, page: Page, served: Served
) -> None:
    """The page is as it was but for that: what allows each script is its hash alone."""
    removed: list[str] = []

    def without_one(route: Route) -> None:
        response = route.fetch()
        html = response.text()
        removed.append(HASH.findall(html)[number])
        route.fulfill(response=response, body=html.replace(removed[0], "", 1))

    page.route("**/" + TOPIC, without_one)
    watched = Watched(page, served.address)
    page.goto(f"{served.address}/{TOPIC}", wait_until="load")
    assert len(removed) == 1
    assert [one.partition(POLICY)[2] for one in watched.stopped()] == [
        " script-src-elem inline"
    ]


def test_the_page_for_what_is_not_found_keeps_to_it(page: Page, served: Served) -> None:
    watched = Watched(page, served.address)
    page.goto(f"{served.address}/404.html")
    expect(page.locator("h1")).to_be_visible()
    assert watched.wrong == []


def test_a_saved_copy_opens_without_a_server(page: Page, built: Path) -> None:
    """There 'self' means files. Material's own parts never worked from one."""
    watched = Watched(page, built.as_uri())
    page.goto((built / TOPIC / "index.html").as_uri())
    expect(page.locator("form.tp-quiz--live").first).to_be_visible()
    shown = page.locator("article img").first
    shown.scroll_into_view_if_needed()
    expect(shown).to_have_js_property("complete", True)
    assert shown.evaluate("e => e.naturalWidth") > 0
    assert watched.stopped() == []

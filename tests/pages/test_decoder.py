"""The error decoder as readers meet it: paste, read, follow; by keyboard; offline;
and without JavaScript a list of everything, by kind."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.pages.serving import Served

from torchproof.catalogue import FOLDERS, load_catalogue
from torchproof.catalogue_checks import printed
from torchproof.site import this_site

CATALOGUE = load_catalogue(this_site())[0]
DECODER = "errors/"
PASTED = """\
Epoch 3:  12%|#2        | 40/330 [00:11<01:22,  3.5it/s]
Traceback (most recent call last):
  File "/home/me/train.py", line 88, in <module>
    out = model(batch)
  File "/home/me/lib/torch/nn/modules/linear.py", line 134, in forward
    return F.linear(input, self.weight, self.bias)
RuntimeError: mat1 and mat2 shapes cannot be multiplied (32x5 and 4x10)
"""


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    opened = context.new_page()
    opened.goto(f"{served.address}/{DECODER}")
    expect(opened.locator(".tp-decoder__input")).to_be_visible()
    yield opened
    context.close()


def paste(page: Page, text: str) -> None:
    page.locator(".tp-decoder__input").fill(text)


def test_a_pasted_traceback_leads_to_its_entry_with_the_reader_s_numbers(
    page: Page,
) -> None:
    paste(page, PASTED)
    first = page.locator(".tp-decoder__card").first
    expect(first).to_contain_text("mat1 and mat2 shapes cannot be multiplied")
    expect(first.locator(".tp-decoder__yours")).to_contain_text("5")
    expect(first.locator(".tp-decoder__yours")).to_contain_text("4")
    expect(first.locator(".tp-decoder__line")).to_contain_text("(32x5 and 4x10)")
    expect(page.locator(".tp-decoder__status")).to_contain_text("Likeliest")
    first.locator(".tp-decoder__title a").click()
    expect(page).to_have_url(re.compile(r"/errors/shape/#[a-z0-9-]+$"))
    heading = page.locator(f"#{page.url.rpartition('#')[2]}")
    expect(heading).to_be_in_viewport()
    expect(heading).to_contain_text("mat1 and mat2")


def test_it_answers_while_the_reader_types(page: Page) -> None:
    page.locator(".tp-decoder__input").press_sequentially(
        "the loss becomes nan", delay=5
    )
    expect(page.locator(".tp-decoder__card").first).to_be_visible()
    # An answer to half of it may stand there first.
    kinds = page.locator(".tp-decoder__why")
    wanted = kinds.filter(has_text=re.compile("NaN|Mixed precision"))
    expect(wanted.first).to_be_visible()


def test_everything_can_be_done_by_keyboard(page: Page) -> None:
    page.locator(".tp-decoder__input").focus()
    page.keyboard.insert_text(PASTED)
    expect(page.locator(".tp-decoder__card").first).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Clear"
    page.keyboard.press("Tab")
    name = page.evaluate("document.activeElement.textContent")
    assert "mat1 and mat2" in name
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/errors/shape/#"))
    page.go_back()
    page.locator(".tp-decoder__input").fill(PASTED)
    page.locator(".tp-decoder__input").press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".tp-decoder__input")).to_have_value("")
    expect(page.locator(".tp-decoder__input")).to_be_focused()
    expect(page.locator(".tp-decoder__card")).to_have_count(0)


@pytest.mark.parametrize(
    "text",
    [
        "ModuleNotFoundError: No module named 'requests'",
        "KeyError: 'user_id'",
        "eggs, two litres of milk, flour",
    ],
)
def test_what_it_does_not_know_it_says(page: Page, text: str) -> None:
    paste(page, text)
    expect(page.locator(".tp-decoder__status")).to_have_text("Not known")
    card = page.locator(".tp-decoder__card")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("not in the catalogue")


def test_what_is_pasted_is_never_markup(page: Page) -> None:
    paste(page, PASTED + "\n<img src=x onerror=alert(1)><b id=live>x</b>\n")
    expect(page.locator(".tp-decoder__card").first).to_be_visible()
    paste(
        page, "<b id=live>mat1 and mat2 shapes cannot be multiplied (1x2 and 3x4)</b>"
    )
    expect(page.locator(".tp-decoder__card").first).to_be_visible()
    assert page.locator("#live").count() == 0


def test_nothing_that_is_pasted_leaves_the_browser(
    browser: Browser, served: Served
) -> None:
    context = browser.new_context()
    opened = context.new_page()
    opened.goto(f"{served.address}/{DECODER}", wait_until="networkidle")
    asked: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    context.set_offline(True)
    paste(opened, PASTED)
    expect(opened.locator(".tp-decoder__card").first).to_be_visible()
    kept = opened.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    context.close()
    assert asked == []
    assert "mat1" not in kept


def test_without_javascript_the_whole_catalogue_can_be_read(
    browser: Browser, served: Served
) -> None:
    context = browser.new_context(java_script_enabled=False)
    opened = context.new_page()
    opened.goto(f"{served.address}/{DECODER}")
    listed = opened.locator(".tp-error")
    assert listed.count() == len(CATALOGUE.entries) > 100
    text = opened.locator("article").inner_text()
    for entry in CATALOGUE.entries:
        assert entry.title in text
        assert entry.symptoms[0] in text
    headings = opened.locator("article h3").all_inner_texts()
    used = {entry.folder for entry in CATALOGUE.entries}
    titles = [title for folder, (title, _) in FOLDERS.items() if folder in used]
    assert [heading.rstrip("#") for heading in headings] == titles
    assert opened.locator(".tp-decoder__input").count() == 0
    context.close()


def test_every_entry_of_the_list_leads_to_its_part(
    browser: Browser, served: Served
) -> None:
    context = browser.new_context(java_script_enabled=False)
    opened = context.new_page()
    opened.goto(f"{served.address}/{DECODER}")
    links = opened.locator(".tp-error a").evaluate_all("all => all.map(a => a.href)")
    by_page: dict[str, list[str]] = {}
    for link in links:
        address, _, anchor = link.partition("#")
        by_page.setdefault(address, []).append(anchor)
    for address, anchors in by_page.items():
        opened.goto(address)
        for anchor in anchors:
            assert opened.locator(f"h2[id='{anchor}']").count() == 1, anchor
    context.close()
    assert len(links) == len(CATALOGUE.entries)


@pytest.mark.parametrize("folder", sorted({e.folder for e in CATALOGUE.entries}))
def test_causes_look_alike_whatever_code_they_name(
    folder: str, browser: Browser, served: Served
) -> None:
    context = browser.new_context()
    opened = context.new_page()
    opened.goto(f"{served.address}/errors/{folder}/")
    looks = opened.locator("article dt").evaluate_all(
        """all => all.map(getComputedStyle).map(
            ({ fontWeight, borderTopWidth }) => `${fontWeight} ${borderTopWidth}`)"""
    )
    context.close()
    causes = [len(e.causes) for e in CATALOGUE.entries if e.folder == folder]
    assert len(looks) == sum(causes)
    assert len(set(looks)) == 1


def test_a_message_that_a_program_prints_is_decoded_in_the_browser(
    page: Page,
) -> None:
    """One in ten: tests/decoder asks the script itself for all of them."""
    site = this_site()
    wrong = []
    looked_at = 0
    for entry in CATALOGUE.entries[::10]:
        text = printed(site, entry)
        # What an unspecific message means depends on what stands around it.
        if text is None or entry.unspecific:
            continue
        looked_at += 1
        paste(page, "")
        expect(page.locator(".tp-decoder__card")).to_have_count(0)
        paste(page, text)
        expect(page.locator(".tp-decoder__card").first).to_be_visible()
        first = page.locator(".tp-decoder__card a").evaluate_all("all => all[0]?.hash")
        if first != f"#{entry.id}":
            wrong.append((entry.id, first))
    assert looked_at > 15
    assert wrong == []


def test_the_download_is_the_decoder(page: Page, served: Served) -> None:
    response = page.request.get(f"{served.address}/errors/decode.py")
    assert response.ok
    text = response.text()
    assert all(entry.id in text for entry in CATALOGUE.entries)
    compile(text, "decode.py", "exec")

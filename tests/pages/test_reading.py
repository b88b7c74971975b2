"""What a reader does on a page: search, copy, open, answer the quiz."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.pages.serving import Served

TOPIC = "training/cpu-vs-gpu-training/"


@pytest.fixture
def page(served: Served, browser: Browser) -> Iterator[Page]:
    """A desktop page with storage of its own, and the clipboard open."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened = context.new_page()
    yield opened
    context.close()


@pytest.mark.parametrize(
    ("message", "topic"),
    [
        ("Torch not compiled with CUDA enabled", TOPIC),
        (
            "RuntimeError: Tensor on device cpu is not on the expected device meta!",
            "training/device-discipline/",
        ),
        (
            "mat1 and mat2 shapes cannot be multiplied (32x512 and 784x10)",
            "debugging/shape-mismatches/",
        ),
    ],
)
def test_search_finds_an_error_message(
    message: str, topic: str, page: Page, served: Served
) -> None:
    page.goto(served.address)
    page.keyboard.press("/")
    page.keyboard.type(message)
    first = page.locator(".md-search-result__item a").first
    expect(first).to_have_attribute("href", re.compile(re.escape(topic)))


def test_copy_gives_the_program_and_nothing_else(page: Page, served: Served) -> None:
    page.goto(served.address + "/" + TOPIC)
    block = page.locator(".language-python.highlight").nth(1)
    block.hover()
    block.locator("button").first.click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.strip() == block.locator("code").inner_text().strip()


def test_a_picture_opens_large_and_closes_by_key(page: Page, served: Served) -> None:
    page.goto(served.address + "/" + TOPIC)
    page.locator("button.tp-open").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.tp-large")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.tp-large")).to_be_hidden()


class Keys:
    """The quiz of a page, used by keyboard only."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.forms = page.locator("form.tp-quiz")

    def answer(self, number: int, option: int) -> None:
        """Choose an option of a question (both from 0) and check it."""
        form = self.forms.nth(number)
        form.locator("input").first.focus()
        self.page.keyboard.press("Space")
        for _ in range(option):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def right(self, number: int) -> int:
        """The right option, as the page's own markup says it."""
        reasons = self.forms.nth(number).locator(".tp-quiz__answer li")
        values: list[str] = reasons.evaluate_all(
            "all => all.map(li => li.dataset.correct)"
        )
        return values.index("true")

    def wrong(self, number: int) -> int:
        return 1 if self.right(number) == 0 else 0


def test_the_quiz_works_by_keyboard(page: Page, served: Served) -> None:
    page.goto(served.address + "/" + TOPIC)
    quiz = Keys(page)
    quiz.answer(0, quiz.right(0))
    expect(quiz.forms.nth(0).get_by_role("status")).to_have_text("That is right.")
    quiz.answer(1, quiz.wrong(1))
    status = quiz.forms.nth(1).get_by_role("status")
    expect(status).to_have_text("Not yet. Each option says why.")
    options = quiz.forms.nth(1).locator("input").count()
    assert quiz.forms.nth(1).locator(".tp-quiz__why").count() == options
    expect(page.locator(".tp-quiz__total")).to_contain_text("1 of 6 right")


def test_an_empty_answer_asks_for_one(page: Page, served: Served) -> None:
    page.goto(served.address + "/" + TOPIC)
    form = page.locator("form.tp-quiz").first
    form.get_by_role("button", name="Check").click()
    expect(form.get_by_role("status")).to_have_text("Choose an answer first.")


def test_only_the_wrong_ones_are_asked_again(page: Page, served: Served) -> None:
    page.goto(served.address + "/" + TOPIC)
    quiz = Keys(page)
    quiz.answer(0, quiz.right(0))
    quiz.answer(1, quiz.wrong(1))
    page.get_by_role("button", name="Ask the wrong one again").click()
    expect(quiz.forms.nth(0)).to_have_class("tp-quiz tp-quiz--live tp-quiz--right")
    expect(quiz.forms.nth(1)).to_have_class("tp-quiz tp-quiz--live")
    expect(quiz.forms.nth(1).locator("input").first).to_be_focused()


def test_answers_are_kept_and_an_edit_voids_them(page: Page, served: Served) -> None:
    page.goto(served.address + "/" + TOPIC)
    quiz = Keys(page)
    quiz.answer(0, quiz.right(0))
    page.reload()
    expect(quiz.forms.nth(0)).to_have_class("tp-quiz tp-quiz--live tp-quiz--right")

    def edited(route: Route) -> None:
        response = route.fetch()
        body = response.text()
        start = body.index("data-quiz-hash=") + len('data-quiz-hash="')
        route.fulfill(
            response=response, body=body[:start] + "f" * 12 + body[start + 12 :]
        )

    page.route("**/" + TOPIC, edited)
    page.reload()
    expect(quiz.forms.nth(0)).to_have_class("tp-quiz tp-quiz--live")
    expect(quiz.forms.nth(0).get_by_role("status")).to_have_text(
        "This question was edited since you answered it."
    )


def test_a_long_output_folds_and_opens(page: Page, served: Served) -> None:
    """No output of the site need be long: one is made so on its way here."""

    def lengthened(route: Route) -> None:
        response = route.fetch()
        more = "".join(f"\nline {number}" for number in range(60))
        body = response.text().replace("same within 1e-5: True", "end" + more, 1)
        route.fulfill(response=response, body=body)

    page.route("**/" + TOPIC, lengthened)
    page.goto(served.address + "/" + TOPIC)
    button = page.get_by_role("button", name=re.compile(r"Show all \d+ lines"))
    block = page.locator(".language-console", has_text="line 59")
    folded = block.evaluate("e => e.offsetHeight")
    button.click()
    opened = page.get_by_role("button", name="Show fewer lines")
    expect(opened).to_have_attribute("aria-expanded", "true")
    assert block.evaluate("e => e.offsetHeight") > folded + 300


def test_on_paper_the_answers_are_shown(page: Page, served: Served) -> None:
    page.goto(served.address + "/" + TOPIC)
    page.emulate_media(media="print")
    answers = page.locator(".tp-quiz__answer ol")
    heights = answers.evaluate_all("all => all.map(e => e.offsetHeight)")
    assert len(heights) == 6
    assert min(heights) > 40

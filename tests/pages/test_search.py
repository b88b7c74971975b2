"""Readers' own questions, typed into the search, lead to where they are answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect
from tests.pages.serving import Served

QUESTIONS = Path(__file__).parent / "reader_questions.yaml"
NO_PAGE = "no page yet"
# The pages of a search result that a reader looks at.
LOOKED_AT = 3
# How many questions led to their answer when this was last raised; never lower it.
FOUND = 40

STOP_WORDS = frozenset(
    re.findall(
        r"\w+",
        "a about after all also although am an and any are as at be because been but "
        "by can do does each ever every few for from get goes had has have he her "
        "his how i if in into is it its just many may me more most must my no nor "
        "not of off on once only or other our out over own r same she should so some "
        "such than that the their them then there these they this those to too under "
        "up use used very was we were what when where which while who why will with "
        "without would yet you your",
    )
)


@dataclass(frozen=True)
class Question:
    """What a reader asked, and the section that answers it: `page#anchor`."""

    id: str
    text: str
    answer: str

    def typed(self) -> str:
        """The question without its stop words and punctuation."""
        words = re.findall(r"[\w.']+(?:-\w+)*", self.text)
        kept = [word.strip(".'") for word in words if word.lower() not in STOP_WORDS]
        return " ".join(word for word in kept if word)


def questions() -> list[Question]:
    """All questions, in the order of their file."""
    return [Question(**entry) for entry in yaml.safe_load(QUESTIONS.read_text())]


def test_every_question_is_asked_once_and_its_answer_exists(built: Path) -> None:
    asked = questions()
    assert len(asked) == len({question.id for question in asked}) == 43
    assert len({question.text for question in asked}) == 43
    answered = [question for question in asked if question.answer != NO_PAGE]
    assert answered
    for question in answered:
        page, anchor = question.answer.split("#")
        html = (built / page / "index.html").read_text("utf-8")
        assert f'id="{anchor}"' in html, question.answer


@pytest.fixture
def searching(served: Served, browser: Browser) -> Page:
    """A desktop page with the search open and its index loaded."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(served.address)
    page.keyboard.press("/")
    page.keyboard.type("tensor")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    return page


def leads_to(page: Page, question: Question) -> bool:
    """Whether the answer shows under the first pages found, their groups opened."""
    groups = page.locator(".md-search-result__item")
    # The results of the question before stay until the new ones are there.
    groups.evaluate_all("all => all.forEach(e => e.setAttribute('data-before', ''))")
    query = page.locator("[data-md-component=search-query]")
    query.fill(question.typed())
    query.press("End")  # Material searches when a key is released.
    expect(page.locator(".md-search-result__item[data-before]")).to_have_count(0)
    expect(groups.first).to_be_visible()
    for place in range(min(LOOKED_AT, groups.count())):
        group = groups.nth(place)
        more = group.locator("details")
        if more.count():
            more.evaluate("e => e.open = true")
        for link in group.locator("a").all():
            path, _, anchor = (link.get_attribute("href") or "").partition("#")
            path = re.sub(r"^https?://[^/]+/", "", path.partition("?")[0])
            found = f"{path.removeprefix('../').strip('/')}#{anchor}"
            if found == question.answer and link.is_visible():
                return True
    return False


def test_questions_lead_to_their_answers(
    searching: Page, record_property: Callable[[str, object], None]
) -> None:
    asked = questions()
    missed = [
        f"{question.id}: {question.typed()}"
        for question in asked
        if question.answer == NO_PAGE or not leads_to(searching, question)
    ]
    found = len(asked) - len(missed)
    record_property(
        "told", f"search: {found} of {len(asked)} questions lead to their answer"
    )
    assert found >= FOUND, missed

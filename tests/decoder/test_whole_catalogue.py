"""The browser's decoder over the whole catalogue: how often it is right, and how."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import pytest
from tests.decoder.conftest import SITE
from tests.decoder.rendering import WHOLE, cut, rendered

from torchproof.catalogue import Entry
from torchproof.catalogue_build import packed_scripts
from torchproof.decoder_browser import SCRIPTS, BrowserDecoder
from torchproof.decoder_index import index_text
from torchproof.decoder_reports import Report, Unrelated
from torchproof.decoder_scores import Scores, judge, table
from torchproof.matching import KNOWN, Decoder

HIT_1, HIT_3, KIND, CLAIMED = 0.95, 0.99, 0.97, 0.03
MOST_BYTES, FOR_ENTRIES = 30 * 1024, 150
# Of messages made from all wordings, how many may come second: some wordings of
# different entries are the same text.
FIRST, FIRST_CUT, BY_WORDS, IN_A_STORY = 0.97, 0.85, 0.92, 0.75


@pytest.fixture(scope="module")
def scores(
    reports: list[Report],
    unrelated: list[Unrelated],
    entries: list[Entry],
    in_browser: BrowserDecoder,
) -> Scores:
    return judge(reports, unrelated, entries, in_browser.decode)


def test_nearly_every_report_gets_the_right_entry(scores: Scores) -> None:
    told = "\n".join(table(scores))
    assert len(scores.expecting) >= 70
    assert (scores.hits(1) or 0) >= HIT_1, told
    assert (scores.hits(3) or 0) >= HIT_3, told
    assert (scores.kinds or 0) >= KIND, told


def test_what_is_about_something_else_is_not_claimed(scores: Scores) -> None:
    assert scores.unrelated >= 70
    assert (scores.false_known or 0) <= CLAIMED, "\n".join(table(scores))


def test_python_and_the_browser_give_the_same_answers(
    reports: list[Report],
    unrelated: list[Unrelated],
    entries: list[Entry],
    in_browser: BrowserDecoder,
    in_python: Decoder,
) -> None:
    texts = [one.message for one in reports]
    texts += [one.message for one in unrelated]
    texts += [change(text) for text in texts[:40] for change in WHOLE]
    for text, answer in zip(texts, in_browser.decode(texts), strict=True):
        # A message that is hardly there gives way to what the words say of it.
        said = {one["id"] for one in answer["candidates"] if one["how"] == "words"}
        messages = [one for one in answer["candidates"] if one["how"] != "words"]
        found = in_python.decode(text).candidates
        assert messages == [_plain(one) for one in found if one.id not in said]
        assert all(one.score < KNOWN for one in found if one.id in said)


def _plain(candidate: Any) -> dict[str, Any]:
    return {**vars(candidate), "values": dict(candidate.values)}


def _made(entries: list[Entry]) -> Iterator[tuple[Entry, str, str]]:
    for entry in entries:
        for wording in entry.wordings:
            text = rendered(wording.message)
            named = f"{entry.raises}: {text}" if entry.raises else text
            yield entry, wording.message, named


def _firsts(
    in_browser: BrowserDecoder, made: list[tuple[Entry, str]]
) -> list[tuple[str, str, str]]:
    """Those whose first entry is another, with which it is."""
    answers = in_browser.decode([text for _, text in made])
    wrong = []
    for (entry, text), answer in zip(made, answers, strict=True):
        first = answer["candidates"][0]["id"] if answer["known"] else "not known"
        if first != entry.id:
            wrong.append((entry.id, first, text))
    return wrong


@pytest.mark.parametrize("change", WHOLE, ids=lambda change: str(change.__name__))
def test_a_message_is_found_whatever_happened_to_it(
    change: Any, entries: list[Entry], in_browser: BrowserDecoder
) -> None:
    made = [
        (
            entry,
            change(f"torch/nn/modules/module.py\n{text}" if change is str else text),
        )
        for entry, _, text in _made(entries)
        if not entry.wraps and not entry.unspecific
    ]
    # Each change on a third of the messages, and each message under three changes.
    made = made[WHOLE.index(change) % 3 :: 3]
    wrong = _firsts(in_browser, made)
    assert len(made) > 50
    assert len(wrong) <= (1 - FIRST) * len(made), wrong


def test_a_message_is_found_where_a_part_of_it_was_cut_off(
    entries: list[Entry], in_browser: BrowserDecoder
) -> None:
    made = [
        (entry, part)
        for entry, template, text in _made(entries)
        if not entry.wraps and not entry.unspecific
        for part in cut(text, template)
    ]
    wrong = _firsts(in_browser, made)
    assert len(made) > 100
    assert len(wrong) <= (1 - FIRST_CUT) * len(made), wrong


def test_an_entry_is_found_by_what_readers_say_of_it(
    entries: list[Entry], in_browser: BrowserDecoder
) -> None:
    made = [(entry, saying) for entry in entries for saying in entry.symptoms]
    answers = in_browser.decode([text for _, text in made])
    near = [
        entry.id in [one["id"] for one in answer["candidates"][:3]] and answer["known"]
        for (entry, _), answer in zip(made, answers, strict=True)
    ]
    assert sum(near) >= BY_WORDS * len(made)


def test_one_sentence_of_a_long_story_is_enough(
    entries: list[Entry], in_browser: BrowserDecoder
) -> None:
    story = (
        "Hello, thanks for this great project! I followed the readme on my machine at "
        "home. {saying}. I have tried several things since yesterday. Can anybody tell "
        "me what to look at next?"
    )
    made = [(entry, one) for entry in entries for one in entry.symptoms[:1]]
    answers = in_browser.decode([story.format(saying=one) for _, one in made])
    near = [
        entry.id in [one["id"] for one in answer["candidates"][:3]]
        for (entry, _), answer in zip(made, answers, strict=True)
    ]
    assert len(near) > 400
    assert sum(near) >= IN_A_STORY * len(made)


@pytest.mark.parametrize(
    "text",
    [
        "docker-compose build hangs",
        "webpack build is slow, takes 2 minutes for a small change",
        "Our Postgres query is slow since we have more rows; the index is not used.",
        "Celery worker hangs after some hours and does not take new tasks",
        "The rendering process keeps opening pages and its memory grows and grows.",
        "the entire screen flickers when using this shader",
        "selenium cannot find the element though it is on the page",
        "git push fails: file is larger than 100 MB",
    ],
)
def test_a_story_without_a_word_of_the_field_is_not_claimed(
    text: str, in_browser: BrowserDecoder
) -> None:
    [answer] = in_browser.decode([text])
    assert not answer["known"], answer["candidates"][0]


def test_script_and_index_are_small_enough_to_load_at_once(
    entries: list[Entry],
) -> None:
    served = packed_scripts(SITE, SCRIPTS)
    assert len(served) == len(SCRIPTS) == 2
    scripts = sum(_packed(text.encode()) for text in served)
    index = _packed(index_text(entries).encode())
    assert scripts + index * FOR_ENTRIES / max(FOR_ENTRIES, len(entries)) <= MOST_BYTES


def _packed(content: bytes) -> int:
    return len(gzip.compress(content, 9, mtime=0))


def hostile(entries: list[Entry]) -> dict[str, str]:
    messages = [wording.message for entry in entries for wording in entry.wordings]
    words = " ".join(messages).split()
    return {
        "one letter": "a" * 1_000_000,
        "open brackets": "(" * 1_000_000,
        "spaces": " " * 1_000_000,
        "line breaks": "\n" * 1_000_000,
        "colours": "\x1b[" * 300_000,
        "one message again and again": f"{messages[0]} " * 10_000,
        "all messages": " ".join(messages * 20)[:1_000_000],
        "their words in another order": " ".join(sorted(words) * 20)[:1_000_000],
        "the beginning of a message": "CUDA error: " * 80_000,
        "prefixes": "[rank0]: " * 100_000,
        "entities": "&amp;" * 200_000,
        "lines of a traceback": '  File "' * 100_000,
        "empty lines": " \n" * 500_000,
    }


def test_hostile_pastes_are_answered(
    entries: list[Entry], in_browser: BrowserDecoder
) -> None:
    texts = hostile(entries)
    in_browser.page.set_default_timeout(60_000)
    answers = in_browser.decode(list(texts.values()))
    known = dict(zip(texts, (answer["known"] for answer in answers), strict=True))
    nothing = set(texts) - {
        *("one message again and again", "all messages"),
        *("their words in another order", "the beginning of a message"),
    }
    assert not any(known[name] for name in nothing)
    assert known["one message again and again"]

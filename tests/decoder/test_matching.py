"""Which entry a paste gets, with small catalogues."""

from __future__ import annotations

import pytest
from tests.decoder.made import (
    ENTRIES,
    decoder,
    entry,
    traceback,
)

from torchproof.matching import Candidate

MESSAGE = "mat1 and mat2 shapes cannot be multiplied (32x100 and 128x10)"
DIRECT = "\nThe above exception was the direct cause of the following exception:\n\n"
DURING = "\nDuring handling of the above exception, another exception occurred:\n\n"


def first(text: str) -> Candidate:
    """The likeliest of what is known."""
    decoded = decoder().decode(text)
    assert decoded.known, decoded
    return decoded.candidates[0]


def test_the_readers_numbers_are_filled_in() -> None:
    found = first(traceback(f"RuntimeError: {MESSAGE}"))
    assert (found.id, found.how, found.wording) == ("product", "message", 0)
    assert found.yours == "Rows of 100 numbers met a layer for 128."
    assert found.line == f"RuntimeError: {MESSAGE}"


def test_a_sentence_is_not_shown_while_a_number_is_missing() -> None:
    assert first("RuntimeError: size mismatch, m1: [32 x 100]").yours is None


def test_an_earlier_wording_is_named_as_one() -> None:
    found = first("RuntimeError: size mismatch, m1: [32 x 100], m2: [128 x 10] at x.c")
    assert found.wording == 1
    assert found.why == "An earlier wording of this message is in your text"


@pytest.mark.parametrize(
    "text",
    [
        MESSAGE.replace(" cannot", "\ncannot"),
        MESSAGE.replace("multiplied", "multip\nlied"),
        MESSAGE.replace("multiplied", "mulitplied"),
        f"\x1b[31mRuntimeError\x1b[0m: \x1b[1m{MESSAGE}\x1b[0m",
        f"[31mRuntimeError: {MESSAGE}[0m",
        f"│ RuntimeError: {MESSAGE[:30]} │\n│ {MESSAGE[30:]} │",
        f"[rank0]: RuntimeError: {MESSAGE[:30]}\n[rank0]: {MESSAGE[30:]}",
        f"2026-01-02 03:04:05,678 ERROR RuntimeError: {MESSAGE}",
        f"(Trainer pid=4, ip=10.0.0.1) RuntimeError: {MESSAGE}",
        MESSAGE.replace("(", "&#40;").replace(" and ", " &amp; and "),
        f"训练时报错 {MESSAGE} 请问怎么解决",
        f"Beim Training kommt {MESSAGE} und ich weiß nicht weiter",
        '{"error": "RuntimeError: ' + MESSAGE + '\\nnext\\nlast"}',
    ],
)
def test_what_a_terminal_or_a_person_adds_does_not_hide_a_message(text: str) -> None:
    assert first(text).id == "product"


@pytest.mark.parametrize(
    "text",
    [
        "RuntimeError: mat1 and mat2 shapes cannot be",
        "…mat2 shapes cannot be multiplied",
    ],
)
def test_a_message_that_was_cut_off_is_nearly_there(text: str) -> None:
    found = first(text)
    assert (found.id, found.how) == ("product", "nearly")
    assert found.why.startswith("Most of this message is in your text, without")


def test_another_wording_of_the_same_is_near() -> None:
    found = first("RuntimeError: mat1 and mat2 shapes can not be multiplied: 3x4, 5x6")
    assert (found.id, found.how) == ("product", "nearly")


def test_the_cause_that_the_others_followed_comes_first() -> None:
    inner = traceback(f"RuntimeError: {MESSAGE}")
    outer = traceback("RuntimeError: CUDA error: device-side assert triggered")
    assert first(inner + DIRECT + outer).id == "product"
    assert first(inner + DURING + outer).id == "device-assert"


def test_the_last_of_two_errors_comes_first_and_both_are_told() -> None:
    text = f"RuntimeError: {MESSAGE}\n" + traceback(
        "RuntimeError: CUDA error: device-side assert triggered"
    )
    found = [one.id for one in decoder().decode(text).candidates]
    assert found[:2] == ["device-assert", "product"]


def test_a_wrapper_comes_after_what_it_wraps_and_first_when_alone() -> None:
    wrapper = "RuntimeError: Caught RuntimeError in DataLoader worker process 0."
    inside = f"{wrapper}\nOriginal {traceback(f'RuntimeError: {MESSAGE}')}"
    assert first(inside).id == "product"
    assert first(traceback(wrapper)).id == "worker"


def test_an_error_comes_before_a_later_warning() -> None:
    warning = (
        "UserWarning: Using a target size (torch.Size([4])) that is different to the "
        "input size (torch.Size([4, 1]))."
    )
    assert first(warning).id == "anomaly"
    assert first(f"RuntimeError: {MESSAGE}\nepoch 2\n{warning}").id == "product"


def test_a_general_message_gives_way_to_one_that_says_more_at_the_same_place() -> None:
    general = entry("general", "CUDA error: {what}")
    found = decoder(*ENTRIES, general).decode(
        "CUDA error: device-side assert triggered"
    )
    assert [one.id for one in found.candidates] == ["device-assert", "general"]


def test_a_part_of_a_longer_message_comes_after_the_whole_of_a_shorter_one() -> None:
    longer = entry("longer", "device-side assert triggered at {path} ClassNLLCriterion")
    short = entry("short", "device-side assert triggered", unspecific=True)
    found = decoder(longer, short, *ENTRIES[3:]).decode(
        "RuntimeError: CUDA error: device-side assert triggered"
    )
    assert found.candidates[0].id == "short"
    assert found.candidates[0].how == "message"


def test_a_long_part_on_its_own_line_is_known_without_a_word_of_torch() -> None:
    range_of = entry(
        "range",
        "Dimension out of range (expected to be in range of [{low:int}, {high:int}], "
        "but got {index:int})",
        raises="IndexError",
    )
    cut = "IndexError: Dimension out of range (expected to be in range of"
    assert decoder(*ENTRIES, range_of).decode(cut).known
    inside = f"{cut} which my own matrix class says when it is asked for a column"
    assert not decoder(*ENTRIES, range_of).decode(inside).known


def test_hints_choose_the_cause() -> None:
    assert first(f"RuntimeError: {MESSAGE}").cause is None
    assert first(f"x = conv(x)\nRuntimeError: {MESSAGE}").cause == 1
    assert first(f"dataset[0]\nRuntimeError: {MESSAGE}").cause == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   \n\n",
        "!!!",
        "RuntimeError",
        "IndexError: list index out of range",
        "ValueError: shapes (3,4) and (5,6) not aligned: 4 (dim 1) != 5 (dim 0)",
        "CUDA error",
        "\ud83d\ude00 \u4e2d\u6587",
    ],
)
def test_what_no_entry_says_is_not_known(text: str) -> None:
    decoded = decoder().decode(text)
    assert not decoded.known


def test_a_light_message_needs_more_of_torch_in_the_text() -> None:
    light = decoder(*ENTRIES, entry("light", "out of memory", raises=None))
    java = "java.lang.OutOfMemoryError: out of memory in the heap of process 12"
    decoded = light.decode(java)
    assert (decoded.known, decoded.nearest) == (False, "light")
    assert light.decode(f"import torch\n{java}").known

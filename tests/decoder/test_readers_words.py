"""What readers ask in their own words, in English or Chinese, and among other words."""

from __future__ import annotations

import pytest

from torchproof.decoder_browser import BrowserDecoder


def first(in_browser: BrowserDecoder, text: str) -> str:
    [answer] = in_browser.decode([text])
    return str(answer["candidates"][0]["id"]) if answer["known"] else "not known"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("训练时loss一直不下降", "loss-does-not-change"),
        ("GPU利用率很低，训练很慢", "gpu-waits-for-data"),
        ("设置了seed，但是训练结果还是无法复现", "two-runs-differ"),
        ("显卡内存一直上涨，最终内存溢出", "memory-grows-every-step"),
        ("DataLoader 多线程好像会卡住？", "loader-hangs-with-workers"),
        (
            "加载保存的模型，结果和训练的时候不一样",
            "accuracy-differs-after-loading",
        ),
    ],
)
def test_a_question_in_chinese_is_understood(
    asked: str, expected: str, in_browser: BrowserDecoder
) -> None:
    assert first(in_browser, asked) == expected


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (
            "Hi all, first of all thanks for this great repository! I adapted the"
            " config to our own images of leaves. The validation loss starts to rise"
            " after a few epochs. Does somebody have an idea what I could look at?",
            "overfitting",
        ),
        (
            "I am on my university's server and follow the second chapter of the book."
            " Everything installs. GPU memory grows every training step until out of"
            " memory. My colleague has the same code and a larger card.",
            "memory-grows-every-step",
        ),
    ],
)
def test_one_sentence_of_a_story_says_it(
    asked: str, expected: str, in_browser: BrowserDecoder
) -> None:
    assert first(in_browser, asked) == expected


def test_of_two_wordings_at_one_place_the_one_with_more_words_of_its_own_is_first(
    in_browser: BrowserDecoder,
) -> None:
    assert (
        first(in_browser, "AttributeError: 'DataLoader' object has no attribute 'next'")
        == "loader-is-not-an-iterator"
    )
    assert (
        first(in_browser, "AttributeError: 'DataLoader' object has no attribute 'set'")
        == "subset-has-no-attribute"
    )


def test_a_nan_that_a_long_log_shows_early_is_seen(in_browser: BrowserDecoder) -> None:
    lines = [f"iter {at} || Loss: 1{at}.5 || timer: 0.2 sec." for at in range(9)]
    lines.append("iter 10 || Loss: nan || timer: 0.2 sec.")
    lines += ["the batch is written to the cache of the training set, as asked"] * 40
    assert first(in_browser, "\n".join(lines)) == "loss-is-nan-overflow"


@pytest.mark.parametrize(
    "asked",
    ["classification loss sticks around 2.30212", "Epoch 7: loss 0.6931 acc 0.5"],
)
def test_a_loss_at_the_logarithm_of_the_classes_is_at_chance(
    asked: str, in_browser: BrowserDecoder
) -> None:
    at_chance = ("accuracy-stays-at-chance", "loss-does-not-change")
    assert first(in_browser, asked) in at_chance

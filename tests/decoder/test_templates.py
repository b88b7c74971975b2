"""What a template finds, and what is refused as one."""

from __future__ import annotations

import pytest

from torchproof import templates
from torchproof.templates import TemplateError, match, parse_template

PRODUCT = "shapes cannot be multiplied ({rows:int}x{features:int} and {rest:word})"


def values(template: str, text: str) -> dict[str, str]:
    found = match(template, text)
    assert found is not None
    return found.values


@pytest.mark.parametrize(
    "text",
    [
        "shapes cannot be multiplied (32x100 and 128x10)",
        "Shapes cannot\n    be multiplied\n (32x100 and 128x10).",
        "RuntimeError: mat1 and mat2 shapes cannot be multiplied (32x100 and 128x10)\n",
        "报错了：shapes cannot be multiplied (32x100 and 128x10)，怎么办？",
        "`shapes cannot be multiplied` “(32x100 and 128x10)”",
    ],
)
def test_white_space_case_quotes_and_what_stands_around_do_not_matter(
    text: str,
) -> None:
    assert values(PRODUCT, text) == {
        "rows": "32",
        "features": "100",
        "rest": "128x10",
    }


@pytest.mark.parametrize(
    ("template", "text", "expected"),
    [
        ("Target {t:int} is out of bounds", "Target -1 is out of bounds.", ["-1"]),
        ('"{op}" not implemented for', 'x: "add_cpu" not implemented for', ["add_cpu"]),
        (
            "weight of size {size}, expected",
            "weight of size [6, 3], expected",
            ["[6, 3]"],
        ),
        (
            "weight of size [{size}], expected",
            "weight of size [6, 3], expected",
            ["6, 3"],
        ),
        ("to type {type:word} without", "to type at::Half without", ["at::Half"]),
        ("without overflow: {value:word}", "without overflow: -1e+09\n", ["-1e+09"]),
        ("size={sizes}): the number", "size=[]): the number", ["[]"]),
        (
            "{name:word} has no attribute",
            "Error: torch.x has no attribute",
            ["torch.x"],
        ),
        ("{what} is not a tensor", "TypeError: a list is not a tensor", ["a list"]),
        ("set {{{names}}} of", "set {a, b} of", ["a, b"]),
        ("sizes [{a:int}, {b:int}]", "sizes [3, -4]", ["3", "-4"]),
    ],
)
def test_a_hole_holds_the_readers_own_text(
    template: str, text: str, expected: list[str]
) -> None:
    assert list(values(template, text).values()) == expected


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("Target {t:int} is out of bounds", "Target mask is out of bounds"),
        ("expected {a:word} but got", "expected one two but got"),
        ("grad can be created", "gradient can be created"),
        ("size {a} differs", "size " + "very " * 100 + "differs"),
        ("sizes {a:int}, {b:int}", "sizes 3x4"),
    ],
)
def test_other_words_are_no_match(template: str, text: str) -> None:
    assert match(template, text) is None


def test_the_span_is_where_the_message_stands() -> None:
    text = "RuntimeError: bad sizes (3 and 4) here"
    found = match("bad sizes ({a:int} and {b:int})", text)
    assert found and text[slice(*found.span)] == "bad sizes (3 and 4)"


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("a size {n:float}", "{n:float}"),
        ("a size {n", "{"),
        ("a size n}", "}"),
        ("a {size} and a {size}", "names {size} twice"),
        ("{only}: {holes}", "no word that is always there"),
    ],
)
def test_what_is_no_template_is_refused_with_the_reason(
    template: str, said: str
) -> None:
    with pytest.raises(TemplateError, match=r"^(?:holds|names) ") as error:
        parse_template(template)
    assert said in str(error.value)


def test_no_text_takes_more_than_its_length_times_the_reach_of_a_hole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = 0
    real = templates._ends

    def counting(*given: object) -> list[int]:
        nonlocal counted
        counted += 1
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(templates, "_ends", counting)
    words = 400
    assert match("a {b} a {c} a {d} a {e} a {f} b", "a " * words) is None
    # Without a memory of what failed it would be 40 to the power of five.
    assert counted < words * 10 * templates.MOST_WORDS * 5

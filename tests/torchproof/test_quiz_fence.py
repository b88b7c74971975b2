"""A quiz is a form that works without a script, and an invalid one stops the build."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import markdown
import pytest
from pymdownx.superfences import SuperFencesException

from torchproof.quiz_fence import quiz_formatter, quiz_validator

QUIZ = """\
````quiz
id: a-quiz
question: |
  What does *this* print?

  ```python
  print(1 < 2)
  ```
options:
  - text: "`True`"
    why: One is **less**.
    correct: true
  - text: "`False`"
    why: |
      No.

      ```text
      a < b
      ```
````
"""


def rendered(text: str) -> str:
    fence = {
        "name": "quiz",
        "class": "quiz",
        "format": quiz_formatter,
        "validator": quiz_validator,
    }
    md = markdown.Markdown(
        extensions=["pymdownx.superfences", "pymdownx.highlight", "attr_list"],
        extension_configs={
            "pymdownx.superfences": {"custom_fences": [fence]},
            "pymdownx.highlight": {"pygments_lang_class": True},
        },
    )
    return md.convert(text)


def parsed(text: str) -> ElementTree.Element:
    """The form as a tree: fails when a tag is left open."""
    html = rendered(text)
    return ElementTree.fromstring(html.replace("<input", "<i").replace('"> ', '"/> '))


def test_it_is_a_form_with_a_labelled_choice_for_each_option() -> None:
    form = parsed(QUIZ)
    assert form.tag == "form"
    assert form.attrib["class"] == "tp-quiz"
    assert form.attrib["data-quiz-id"] == "a-quiz"
    legend = form.find("fieldset/legend")
    assert legend is not None
    assert "print" in "".join(legend.itertext())
    labels = form.findall("fieldset/label")
    inputs = [label.find("i") for label in labels]
    assert [x.attrib["type"] for x in inputs if x is not None] == ["radio", "radio"]
    assert [x.attrib["id"] for x in inputs if x is not None] == [
        label.attrib["for"] for label in labels
    ]


def test_the_answers_with_all_reasons_are_in_a_closed_details() -> None:
    details = parsed(QUIZ).find("details")
    assert details is not None
    assert "open" not in details.attrib
    items = ["".join(li.itertext()).split() for li in details.findall("ol/li")]
    assert items[0] == "Right: True One is less .".replace(" .", ".").split()
    assert items[1][:3] == ["Wrong:", "False", "No."]


def test_code_is_highlighted_as_on_the_page() -> None:
    html = rendered(QUIZ)
    assert '<div class="language-python highlight">' in html
    assert "<strong>less</strong>" in html


def test_several_right_options_make_check_boxes() -> None:
    more = "  - text: x\n    why: y\n    correct: true\n````"
    html = rendered(QUIZ.rstrip().removesuffix("````") + more)
    assert html.count('type="checkbox"') == 3
    assert "More than one is right." in html


def test_the_hash_changes_with_the_question_and_not_with_a_reason() -> None:
    def hash_of(text: str) -> str:
        return parsed(text).attrib["data-quiz-hash"]

    assert hash_of(QUIZ) == hash_of(QUIZ.replace("less", "smaller"))
    assert hash_of(QUIZ) != hash_of(QUIZ.replace("*this*", "that"))
    assert hash_of(QUIZ) != hash_of(QUIZ.replace("`False`", "`None`"))


def test_no_script_is_added() -> None:
    tags: list[str] = []

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            tags.append(tag)

    Tags().feed(rendered(QUIZ))
    assert "script" not in tags
    assert tags.count("form") == 1


@pytest.mark.parametrize(
    "text",
    [
        QUIZ.replace("    correct: true\n", ""),
        QUIZ.replace("id: a-quiz", "id: ["),
        QUIZ.replace("````quiz", '````quiz title="x"'),
        "````quiz\n````\n",
    ],
)
def test_an_invalid_quiz_stops_the_build(text: str) -> None:
    with pytest.raises(SuperFencesException):
        rendered(text)

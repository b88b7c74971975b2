"""A quiz is read as it is written, and its right answer is what its snippet prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import (
    PAGE,
    TOPIC,
    page_of,
    plain_page,
    small_site,
    told,
)

from torchproof.faults import Fault
from torchproof.page import load_pages
from torchproof.quiz import Quiz, page_quizzes, proves, site_quizzes
from torchproof.snippet import discover

BODY = """\
id: a-quiz
question: What?
options:
  - text: "yes"
    why: It is.
    correct: true
  - text: no
    why: 1.20
"""


def quizzes(folder: Path, body: str) -> tuple[list[Quiz], list[Fault]]:
    page, faults = plain_page(folder, f"````quiz\n{body}````\n")
    found, wrong = page_quizzes(page)
    return found, faults + wrong


def test_every_value_is_the_text_that_was_written(tmp_path: Path) -> None:
    [quiz], faults = quizzes(tmp_path, BODY)
    assert told(faults) == ""
    assert [(o.text, o.why, o.correct) for o in quiz.options] == [
        ("yes", "It is.", True),
        ("no", "1.20", False),
    ]
    assert (quiz.id, quiz.line, quiz.page) == ("a-quiz", 1, "docs/plain.md")
    assert not quiz.several


def test_includes_stand_in_the_question_as_the_reader_sees_them(tmp_path: Path) -> None:
    page, _ = page_of(small_site(tmp_path))
    [quiz], faults = page_quizzes(page)
    assert told(faults) == ""
    assert "```python\nprint(1 + 2)\n```" in quiz.question
    assert quiz.runs == "training/adding/asked.py"


def test_faults_name_the_line_of_an_included_file(
    tmp_path: Path,
) -> None:
    site = small_site(
        tmp_path,
        {
            "docs/plain.md": '\n````quiz\n--8<-- "q.yaml"\n````\n',
            "snippets/q.yaml": BODY.replace("why: 1.20", "wy: 1.20"),
        },
    )
    page, _ = page_of(site, "docs/plain.md")
    assert "snippets/q.yaml:8: has an unknown field `wy`" in told(page_quizzes(page)[1])


@pytest.mark.parametrize(
    ("old", "new", "told_as"),
    [
        ("id: a-quiz", "id: A_quiz", ":2: has the id A_quiz"),
        ("id: a-quiz\n", "", ":1: is a quiz without `id`"),
        ("id: a-quiz", "id:", ":2: has an empty `id`"),
        ("question: What?", "question: What?\nlevel: 1", ":4: has an unknown field"),
        ("question: What?", "question: A?\nquestion: B?", ":4: has `question` twice"),
        ("correct: true", "correct: yes", ":7: has `correct: yes`"),
        ("correct: true", "correct: false", ":2: has no right option"),
        ("why: 1.20", "why: x\n    correct: true", ":2: has only right options"),
        ("    why: 1.20\n", "", ":8: is a option without `why`"),
        ("why: 1.20", "why: ''", ":9: has an empty `why`"),
        ("  - text: no\n    why: 1.20\n", "", ":2: has fewer than two options"),
        ("text: no", "text: All of the above", ":8: is an option about the others"),
        ("text: no", "text: None of these.", ":8: is an option about the others"),
        ("question: What?", "question: What is NOT so?", ":3: asks with a NOT"),
        ("question: What?", "question: [What?", "is not YAML"),
        ("question: What?", "question: !!python/name:os.system x", ":3: has a tag"),
        (
            "  - text: no\n    why: 1.20\n",
            "  - no\n",
            ":8: is an option without fields",
        ),
        ("options:\n", "options: all\nmore:\n", ":4: has options that are no list"),
        (BODY, "- a\n", ":1: is a quiz without fields"),
        (BODY, "\n", ":1: is an empty quiz"),
    ],
)
def test_a_wrong_quiz_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, told_as: str
) -> None:
    assert old in BODY
    assert told_as in told(quizzes(tmp_path, BODY.replace(old, new))[1])


@pytest.mark.parametrize("opening", ["```quiz", "````quiz x", '````{ .quiz k="x" }'])
def test_a_quiz_opens_with_four_backticks_and_its_name(
    tmp_path: Path, opening: str
) -> None:
    mark = opening[: opening.rindex("`") + 1]
    page, _ = plain_page(tmp_path, f"{opening}\n{BODY}{mark}\n")
    assert "is a quiz whose code blocks would end it" in told(page_quizzes(page)[1])


def test_a_quiz_names_a_snippet_and_an_id_of_its_own(tmp_path: Path) -> None:
    wrong = PAGE.replace("runs: training/adding/asked.py", "runs: training/none.py")
    site = small_site(tmp_path, {"docs/training/other.md": wrong})
    pages, _ = load_pages(site)
    found, faults = site_quizzes(pages, discover(site)[0])
    assert len(found) == 2
    assert told(faults).count("as docs/training/adding.md:") == 1
    assert "other.md:74: has the id what-is-the-sum" in told(faults)
    assert "runs training/none.py, which is no snippet" in told(faults)


def asked(folder: Path, right: str, wrong: str) -> Quiz:
    body = BODY.replace('"yes"', right).replace("text: no", f"text: {wrong}")
    found, faults = quizzes(folder, body + "runs: a.py\n")
    assert told(faults) == ""
    return found[0]


@pytest.mark.parametrize(
    "right",
    ['"`1.5`"', '"1.5"', "'``1.5``'", "|\n      ```text\n      1.5\n      ```"],
)
def test_the_right_option_is_what_its_snippet_prints(
    tmp_path: Path, right: str
) -> None:
    quiz = asked(tmp_path, right, "2")
    assert proves(quiz, "$ python a.py\n1.5\n", None) == []
    [fault] = proves(quiz, "$ python a.py\n1.50\n", None)
    assert "plain.md:5: is called right, and a.py prints '1.50'" in str(fault)


def test_no_distractor_is_what_the_snippet_prints(tmp_path: Path) -> None:
    quiz = asked(tmp_path, '"a b"', '"`a   b`"')
    [fault] = proves(quiz, "a b\n", None)
    assert "plain.md:8: is called wrong, and is what a.py prints" in str(fault)


TRACEBACK = "$ python a.py\nTraceback …\n  x\nValueError: no\nmore\n"


@pytest.mark.parametrize("right", ["ValueError", "'ValueError: no'", '"`ValueError`"'])
def test_an_exception_may_be_named_or_quoted(tmp_path: Path, right: str) -> None:
    quiz = asked(tmp_path, right, "TypeError")
    assert proves(quiz, TRACEBACK, "ValueError") == []
    assert proves(quiz, "TypeError: x", "TypeError") != []


def test_topic_quizzes_have_their_page(tmp_path: Path) -> None:
    pages, _ = load_pages(small_site(tmp_path))
    assert [quiz.page for quiz in site_quizzes(pages, [])[0]] == [TOPIC]

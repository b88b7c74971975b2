"""The `quiz` fence: a question as a form that reads without JavaScript.

Named in mkdocs.yml as a custom fence of pymdownx.superfences, which swallows
every exception but its own.
"""

from __future__ import annotations

import hashlib
import json
import re
from html import escape
from typing import Any

from markdown import Markdown
from pymdownx.highlight import HighlightExtension
from pymdownx.superfences import SuperFencesException

from torchproof.includes import Line
from torchproof.quiz import Option, Quiz, read_quiz

ONE_PARAGRAPH = re.compile(r"<p>((?:(?!</?p>).)*)</p>", re.DOTALL)
EXTENSIONS = [
    "attr_list",
    "md_in_html",
    "sane_lists",
    "tables",
    "pymdownx.highlight",
    "pymdownx.superfences",
]


def quiz_validator(
    language: str,
    inputs: dict[str, str],
    options: dict[str, Any],
    attrs: dict[str, str],
    md: Markdown,
) -> bool:
    """Accept the header `quiz`; anything after it is an error."""
    if inputs:
        raise SuperFencesException(f"a quiz takes no options: {', '.join(inputs)}")
    return True


def quiz_formatter(
    src: str,
    language: str,
    class_name: str,
    options: dict[str, Any],
    md: Markdown,
    **kwargs: Any,
) -> str:
    """Render the YAML of a quiz, includes expanded, as HTML."""
    lines = [
        Line(t, "quiz", n, None, n) for n, t in enumerate(src.split("\n"), start=1)
    ]
    quiz, faults = read_quiz(lines, Line("", "quiz", 1, None, 1), "quiz")
    if faults or quiz is None:
        raise SuperFencesException("\n".join(str(fault) for fault in faults))
    return _form(quiz, _inner_markdown(md))


def quiz_hash(quiz: Quiz) -> str:
    """Changes when the question or its answers do, not with a reason."""
    asked = [quiz.question, [[o.text, o.correct] for o in quiz.options]]
    return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:12]


def _inner_markdown(md: Markdown) -> Markdown:
    """A Markdown for the quiz's texts, highlighting as the page does.

    The page's own can't be used: it is in the middle of the page.
    """
    settings: dict[str, Any] = next(
        (
            extension.getConfigs()
            for extension in md.registeredExtensions
            if isinstance(extension, HighlightExtension)
        ),
        {},
    )
    known = {name: value for name, value in settings.items() if name[0] != "_"}
    return Markdown(
        extensions=EXTENSIONS, extension_configs={"pymdownx.highlight": known}
    )


def _rendered(text: str, inner: Markdown) -> str:
    """Markdown as HTML; a single paragraph without its tags."""
    html = inner.reset().convert(text)
    single = ONE_PARAGRAPH.fullmatch(html)
    return single[1] if single else html


def _form(quiz: Quiz, inner: Markdown) -> str:
    kind = "checkbox" if quiz.several else "radio"
    texts = [_rendered(option.text, inner) for option in quiz.options]
    choices = [_choice(quiz, kind, n, text) for n, text in enumerate(texts, start=1)]
    reasons = [
        _reason(option, text, _rendered(option.why, inner))
        for option, text in zip(quiz.options, texts, strict=True)
    ]
    several = '<p class="tp-quiz__several">More than one is right.</p>'
    # method="dialog" keeps the Enter key from reloading the page.
    return "\n".join(
        [
            f'<form class="tp-quiz" method="dialog" autocomplete="off"'
            f' data-quiz-id="{escape(quiz.id)}" data-quiz-hash="{quiz_hash(quiz)}">',
            "<fieldset>",
            f"<legend>{_rendered(quiz.question, inner)}</legend>",
            *([several] if quiz.several else []),
            *choices,
            "</fieldset>",
            '<details class="tp-quiz__answer">',
            "<summary>Answer and reasons</summary>",
            "<ol>",
            *reasons,
            "</ol>",
            "</details>",
            "</form>",
        ]
    )


def _choice(quiz: Quiz, kind: str, number: int, text: str) -> str:
    name = escape(f"quiz-{quiz.id}")
    return (
        f'<label for="{name}-{number}"><input type="{kind}" id="{name}-{number}"'
        f' name="{name}" value="{number}"> {_wrapped(text)}</label>'
    )


def _reason(option: Option, text: str, why: str) -> str:
    verdict = "Right" if option.correct else "Wrong"
    correct = "true" if option.correct else "false"
    return (
        f'<li data-correct="{correct}"><strong>{verdict}:</strong> '
        f"{_wrapped(text)}\n<div>{why}</div></li>"
    )


def _wrapped(html: str) -> str:
    tag = "div" if html.startswith("<") and re.match(r"<(p|div|ul|ol|table|pre)\b", html) else "span"  # fmt: skip  # noqa: E501
    return f"<{tag}>{html}</{tag}>"

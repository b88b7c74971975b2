"""A quiz: one question with its options, and the reason for each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from torchproof.faults import Fault
from torchproof.fences import Fence, without_inline_code
from torchproof.includes import Line
from torchproof.page import Page
from torchproof.quiz_yaml import WRITE, Field, load
from torchproof.snippet import Snippet

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ALL_OF_THEM = re.compile(
    r"\b(all|none|both|neither|any) of (the|these) (above|options|answers|others)\b"
    r"|\b(all|none) of (them|these)$",
    re.IGNORECASE,
)
BARE_NOT = re.compile(r"(?<![*_\w])NOT(?![*_\w])")
CODE_BLOCK = re.compile(r"^ *(`{3,}|~{3,}).*?^ *\1[ \t]*$", re.MULTILINE | re.DOTALL)
WRAPPED = re.compile(r"(?P<ticks>`+)(?P<code>.+?)(?P=ticks)", re.DOTALL)


@dataclass(frozen=True)
class Option:
    """One answer; `where` is its line."""

    text: str
    why: str
    correct: bool
    where: Line


@dataclass(frozen=True)
class Quiz:
    """A question. `line` of `page` opens it; `runs` is the key of a snippet."""

    id: str
    question: str
    runs: str | None
    options: tuple[Option, ...]
    line: int
    page: str
    where: Line
    question_where: Line
    runs_where: Line

    @property
    def several(self) -> bool:
        """Is more than one option right?"""
        return sum(option.correct for option in self.options) > 1


def read_quiz(
    lines: Sequence[Line], opening: Line, page: str
) -> tuple[Quiz | None, list[Fault]]:
    """Read the content of a quiz fence, includes expanded.

    Returns the quiz, None when it lacks a part, and all that is wrong with it.
    """
    root, faults = load(lines, opening)
    if root is None:
        return None, faults
    if not isinstance(root.value, dict):
        return None, [*faults, opening.fault("is a quiz without fields", WRITE)]
    fields = root.value
    faults += _names(opening, fields, {"id", "question", "options"}, {"runs"}, "quiz")
    options, wrong = _options(fields.get("options"))
    faults += wrong
    texts = {name: _text(fields.get(name)) for name in ("id", "question", "runs")}
    for name, text in texts.items():
        if name in fields and not text:
            faults.append(_no_text(fields[name], name))
    if not (texts["id"] and texts["question"] and options):
        return None, faults
    quiz = Quiz(
        id=texts["id"],
        question=texts["question"],
        runs=texts["runs"] or None,
        options=tuple(options),
        line=opening.at,
        page=page,
        where=fields["id"].where,
        question_where=fields["question"].where,
        runs_where=fields["runs"].where if "runs" in fields else opening,
    )
    return quiz, faults + list(_rules(quiz))


def page_quizzes(page: Page) -> tuple[list[Quiz], list[Fault]]:
    """The quizzes of a page that could be read, and all that is wrong with them."""
    quizzes: list[Quiz] = []
    faults: list[Fault] = []
    for fence in page.quizzes:
        faults += _wrong_fence(fence)
        quiz, wrong = read_quiz(fence.body, fence.line, page.path)
        faults += wrong
        if quiz:
            quizzes.append(quiz)
    return quizzes, faults


def site_quizzes(
    pages: Sequence[Page], snippets: Sequence[Snippet]
) -> tuple[list[Quiz], list[Fault]]:
    """All quizzes; also checks ids across pages and what `runs` names."""
    quizzes: list[Quiz] = []
    faults: list[Fault] = []
    for page in pages:
        found, wrong = page_quizzes(page)
        quizzes += found
        faults += wrong
    keys = {snippet.key for snippet in snippets}
    first: dict[str, Quiz] = {}
    for quiz in quizzes:
        known = first.setdefault(quiz.id, quiz)
        if known is not quiz:
            faults.append(
                quiz.where.fault(
                    f"has the id {quiz.id}, as {known.where.path}:{known.where.number}",
                    "give it another: readers' progress is kept under it",
                )
            )
        if quiz.runs and quiz.runs not in keys:
            faults.append(
                quiz.runs_where.fault(
                    f"runs {quiz.runs}, which is no snippet",
                    "name a file by its path below snippets/",
                )
            )
    return quizzes, faults


def proves(quiz: Quiz, output_text: str, exception: str | None) -> list[Fault]:
    """Is what the quiz calls right what its snippet prints, and nothing else?

    `output_text` is the snippet's output, with or without the command line;
    `exception` the name of what it raises, if it does.
    """
    answers = _answers(output_text, exception)
    faults: list[Fault] = []
    for option in quiz.options:
        shown = _bare(option.text)
        if option.correct and _ended(shown) not in {_ended(a) for a in answers}:
            faults.append(
                option.where.fault(
                    f"is called right, and {quiz.runs} prints {_clip(answers[0])}",
                    "write exactly what it prints",
                )
            )
        same = {" ".join(answer.split()) for answer in answers}
        if not option.correct and " ".join(shown.split()) in same:
            faults.append(
                option.where.fault(
                    f"is called wrong, and is what {quiz.runs} prints",
                    "replace it, or mark it `correct: true`",
                )
            )
    return faults


def _answers(output: str, exception: str | None) -> list[str]:
    lines = output.split("\n")
    if lines[0].startswith("$ "):
        lines = lines[1:]
    body = "\n".join(lines).strip()
    if exception is None:
        return [body]
    short = exception.rpartition(".")[2]
    named = re.compile(rf"(?:[\w.]+\.)?{re.escape(short)}(:|$)")
    at = [number for number, line in enumerate(lines) if named.match(line)]
    message = "\n".join(lines[at[-1] :]).strip() if at else body
    return [message, message.split("\n")[0], short, exception]


def _bare(text: str) -> str:
    """An option's text without the code fence or the backticks around it."""
    text = text.strip("\n").rstrip()
    block = CODE_BLOCK.fullmatch(text)
    if block:
        return "\n".join(text.split("\n")[1:-1]).strip()
    wrapped = WRAPPED.fullmatch(text.strip())
    if wrapped and wrapped["ticks"] not in wrapped["code"]:
        return wrapped["code"].strip()
    return text.strip()


def _ended(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().split("\n"))


def _clip(text: str) -> str:
    return repr(text if len(text) <= 80 else text[:79] + "…")


def _text(field: Field | None) -> str:
    value = field.value if field else ""
    return value.strip("\n").rstrip() if isinstance(value, str) else ""


def _no_text(field: Field, name: str) -> Fault:
    if isinstance(field.value, str):
        return field.where.fault(f"has an empty `{name}`", WRITE)
    return field.where.fault(f"has a `{name}` that is no text", WRITE)


def _names(
    where: Line,
    fields: dict[str, Field],
    needed: set[str],
    allowed: set[str],
    what: str,
) -> list[Fault]:
    missing = [
        where.fault(f"is a {what} without `{name}`", WRITE)
        for name in sorted(needed - fields.keys())
    ]
    unknown = [
        fields[name].where.fault(f"has an unknown field `{name}`", "delete or mend it")
        for name in fields.keys() - needed - allowed
    ]
    return missing + unknown


def _options(field: Field | None) -> tuple[list[Option], list[Fault]]:
    if field is None:
        return [], []
    if not isinstance(field.value, tuple):
        return [], [field.where.fault("has options that are no list", WRITE)]
    options: list[Option] = []
    faults: list[Fault] = []
    for item in field.value:
        if not isinstance(item.value, dict):
            faults.append(item.where.fault("is an option without fields", WRITE))
            continue
        fields = item.value
        faults += _names(item.where, fields, {"text", "why"}, {"correct"}, "option")
        for name in ("text", "why"):
            if name in fields and not _text(fields[name]).strip():
                faults.append(_no_text(fields[name], name))
        correct = _text(fields.get("correct")) if "correct" in fields else "false"
        if correct not in ("true", "false"):
            faults.append(
                fields["correct"].where.fault(
                    f"has `correct: {correct}`", "write true or false"
                )
            )
        text, why = _text(fields.get("text")), _text(fields.get("why"))
        options.append(Option(text, why, correct == "true", item.where))
    return options, faults


def _rules(quiz: Quiz) -> Iterator[Fault]:
    if not ID.fullmatch(quiz.id):
        yield quiz.where.fault(
            f"has the id {quiz.id}", "use lower-case words joined by hyphens"
        )
    if len(quiz.options) < 2:
        yield quiz.where.fault("has fewer than two options", "add wrong ones")
    elif all(option.correct for option in quiz.options):
        yield quiz.where.fault("has only right options", "add wrong ones")
    if not any(option.correct for option in quiz.options):
        yield quiz.where.fault("has no right option", "mark one `correct: true`")
    for option in quiz.options:
        if ALL_OF_THEM.search(without_inline_code(option.text).strip(" .")):
            yield option.where.fault(
                f"is an option about the others ({_clip(option.text)})",
                "say what is right or wrong itself",
            )
    if BARE_NOT.search(without_inline_code(CODE_BLOCK.sub("", quiz.question))):
        yield quiz.question_where.fault(
            "asks with a NOT that is easy to miss",
            "ask for what is true, or use **NOT**",
        )


def _wrong_fence(fence: Fence) -> Iterator[Fault]:
    if fence.info != "quiz" or not fence.line.text.lstrip("> \t").startswith("````"):
        yield fence.line.fault(
            "is a quiz whose code blocks would end it",
            "open it with four backticks and `quiz`, and nothing else",
        )

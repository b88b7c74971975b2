"""Messages made from templates, and what can happen to one before it is pasted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from torchproof.templates import parse_template

FIELD = re.compile(r"\{\{|\}\}|\{(\w+)(?::(\w+))?\}")
WORDS = ("Double", "torch.cuda.FloatTensor", "encoder.weight")
ANY = ("[7, 31, 5]", "torch.Size([7, 31])", "aten::example")
# Shorter ones say too little once they are cut.
CUT_FROM = 8


def rendered(template: str) -> str:
    """A template with other values than any example has."""
    count = 0

    def value(found: re.Match[str]) -> str:
        nonlocal count
        if not found[1]:
            return found[0][0]
        count += 1
        if found[2] == "int":
            return str(23 * count + 11)
        return (WORDS if found[2] == "word" else ANY)[count % 3]

    return FIELD.sub(value, template)


def broken(text: str) -> str:
    """Line breaks after every fifth word, as in a narrow window."""
    words = text.split(" ")
    lines = [" ".join(words[n : n + 5]) for n in range(0, len(words), 5)]
    return "\n".join(lines)


def coloured(text: str) -> str:
    """Each third word in a colour."""
    words = text.split(" ")
    return " ".join(
        f"\x1b[1;31m{word}\x1b[0m" if n % 3 == 0 else word
        for n, word in enumerate(words)
    )


def prefixed(text: str) -> str:
    """Lines of several processes' log."""
    lines = broken(text).split("\n")
    return "\n".join(f"[rank3]: {line}" for line in lines)


def boxed(text: str) -> str:
    """As libraries draw tracebacks."""
    lines = broken(text).split("\n")
    return "\n".join(["╭──────╮", *(f"│ {line:<60} │" for line in lines), "╰──────╯"])


def logged(text: str) -> str:
    """In the middle of a log."""
    before = "2026-01-02 03:04:05,678 INFO epoch 3 step 120 took 0.31 s"
    return f"{before}\n2026-01-02 03:04:06,001 ERROR {text}\n{before}"


def chained(text: str) -> str:
    """As the cause of an exception of the reader's own."""
    return (
        f'Traceback (most recent call last):\n  File "train.py", line 9\n{text}\n\n'
        "The above exception was the direct cause of the following exception:\n\n"
        'Traceback (most recent call last):\n  File "run.py", line 2\n'
        "myproject.StepFailed: step 120 failed"
    )


def in_chinese(text: str) -> str:
    """Asked in Chinese."""
    return f"我在训练模型的时候遇到这个问题：{text}，请问应该怎么解决？谢谢"


def in_german(text: str) -> str:
    """Asked in German."""
    return f"Beim Trainieren bekomme ich immer {text} und weiß nicht, woran es liegt."


def quoted_by_a_blog(text: str) -> str:
    """With the quotes that a blog's editor sets."""
    pairs = {"'": ("\u2018", "\u2019"), '"': ("\u201c", "\u201d")}
    for plain, (left, right) in pairs.items():
        parts = text.split(plain)
        text = parts[0] + "".join(
            (left if n % 2 == 0 else right) + part for n, part in enumerate(parts[1:])
        )
    return text


WHOLE: tuple[Callable[[str], str], ...] = (
    str,
    broken,
    coloured,
    prefixed,
    boxed,
    logged,
    chained,
    in_chinese,
    in_german,
    quoted_by_a_blog,
)


def cut(text: str, template: str) -> Iterator[str]:
    """The message without its end, and without its beginning, if it is long."""
    if len(parse_template(template).words) >= CUT_FROM:
        words = text.split(" ")
        part = max(4, len(words) * 7 // 10)
        yield " ".join(words[:part])
        yield "..." + " ".join(words[-part:])

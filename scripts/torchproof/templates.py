"""Messages as templates: what may vary in one, and where it stands in a text.

`{name}` is anything short, `{name:int}` a number, `{name:word}` a run without space,
comma or semicolon; `{{` and `}}` are braces, and `{_}` may stand more than once. Words
and numbers are compared and nothing between them, so that white space, line breaks,
quotes and case don't matter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from torchproof.words import Words, words_of

KINDS = ("any", "int", "word")
FIELD = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
NAME = re.compile(r"(_|[a-z][a-z0-9_]*)(?::([a-z]+))?")
# What ends a word of `{name:word}`, and how long one and `{name}` may get.
BREAK = re.compile(r"[\s,;]")
MOST_WORDS, MOST_SIGNS = 40, 240
_AFTER_NAME = re.compile(r"^.*:\s+", re.DOTALL)
_OPENING, _CLOSING = "-+[(", "])"
EDGES = "\"'`\u2018\u2019\u201c\u201d.,:;!"


class TemplateError(ValueError):
    """A text that is no template; the message says what is wrong with it."""


@dataclass(frozen=True)
class Item:
    """A word that a message always has, or a hole in it.

    Of a hole, `before` and `after` are the signs that the template has around it up
    to the next word or hole.
    """

    word: str = ""
    name: str = ""
    kind: str = ""
    before: str = ""
    after: str = ""


@dataclass(frozen=True)
class Template:
    """A message as words and holes in order.

    A match begins at `first`, the first word; `end` are the signs after the last.
    """

    items: tuple[Item, ...]
    first: int
    end: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the holes, in order."""
        return tuple(item.name for item in self.items if item.name)

    @property
    def words(self) -> list[str]:
        """The words that the message always has, in order."""
        return [item.word for item in self.items if item.word]


@dataclass(frozen=True)
class Found:
    """Where a template stands in a text, and what is in its holes there."""

    span: tuple[int, int]
    values: dict[str, str]


@cache
def parse_template(text: str) -> Template:
    """Read a template. Raises TemplateError, whose message is a verb and its object."""
    items: list[Item] = []
    literal = ""
    names: set[str] = set()
    at = 0
    for one in FIELD.finditer(text):
        literal += text[at : one.start()]
        at = one.end()
        if one[0] in ("{{", "}}"):
            literal += one[0][0]
            continue
        name = NAME.fullmatch(one[1] or "")
        if not name or name[2] not in (None, *KINDS[1:]):
            raise TemplateError(
                f"holds {one[0]}, which is no variable part: those are {{name}}, "
                "{name:int} and {name:word}, and a brace itself is {{ or }}"
            )
        if name[1] in names - {"_"}:
            raise TemplateError(f"names {{{name[1]}}} twice")
        names.add(name[1])
        _add_words(items, literal)
        before = literal[_end_of_last(literal) :]
        items.append(Item(name=name[1], kind=name[2] or "any", before=before))
        literal = ""
    literal += text[at:]
    _add_words(items, literal)
    first = next((n for n, item in enumerate(items) if item.word), None)
    if first is None:
        raise TemplateError("holds no word that is always there")
    return Template(tuple(items), first, literal[_end_of_last(literal) :].rstrip())


def match(template: str, text: str) -> Found | None:
    """Where a template first stands in a text, or None. Raises TemplateError."""
    parsed = parse_template(template)
    words = words_of(text)
    for start in range(len(words.words)):
        bounds = match_at(parsed, words, start)
        if bounds:
            return found_at(parsed, words, bounds)
    return None


def match_at(template: Template, words: Words, start: int) -> list[int] | None:
    """Match with the first word at `start`: where each later item ends, or None.

    Each pair of item and word is looked at once, so no text takes long.
    """
    items = template.items
    failed: set[tuple[int, int]] = set()
    bounds = [start]
    choices = [iter(_ends(items, words, template.first, start))]
    while choices:
        at = template.first + len(choices)
        end = next(choices[-1], None)
        if end is None:
            choices.pop()
            failed.add((at - 1, bounds.pop()))
        elif at == len(items):
            return [*bounds, end]
        elif (at, end) not in failed:
            bounds.append(end)
            choices.append(iter(_ends(items, words, at, end)))
    return None


def found_at(template: Template, words: Words, bounds: list[int]) -> Found:
    """What a match found: `bounds` are those of `match_at`. `_` has no value."""
    values = {}
    items = template.items
    start, end = words.starts[bounds[0]], words.ends[bounds[-1] - 1]
    for number, item in enumerate(items):
        if number < template.first:
            left = _start_of_value(item, words, bounds[0])
            start = left if number == 0 else start
            raw = words.text[left : words.starts[bounds[0]]]
            values[item.name] = _trimmed(item, raw)
        elif item.name and item.name != "_":
            first, last = bounds[number - template.first :][:2]
            values[item.name] = _value(items, number, words, first, last)
    values.pop("_", None)
    for sign in template.end:
        if words.text[end : end + 1] == sign:
            end += 1
    return Found((start, end), values)


def _start_of_value(item: Item, words: Words, first: int) -> int:
    """Where the value of a hole before the first word starts."""
    right = words.starts[first]
    line = words.text.rfind("\n", 0, right) + 1
    before = words.text[max(line, right - MOST_SIGNS) : right]
    if item.kind == "any":
        return right - len(_AFTER_NAME.sub("", before))
    last = BREAK.split(before.rstrip())[-1]
    return words.text.rindex(last, line, right)


def _value(
    items: tuple[Item, ...], number: int, words: Words, first: int, end: int
) -> str:
    """The text in a hole that takes the words from `first` to before `end`."""
    item = items[number]
    last = number + 1 == len(items)
    left = words.ends[first - 1]
    right = words.starts[end] if end < len(words.starts) else len(words.text)
    if items[number - 1].name and first < end:
        left = words.ends[first - 1] + len(words.gap(first).rstrip(_OPENING))
    if last and item.kind == "any":
        line = words.text.find("\n", left)
        right = min(left + MOST_SIGNS, right, line if line >= 0 else right)
    elif (last or items[number + 1].name) and first < end:
        right = words.ends[end - 1]
        if not last or item.kind == "word":
            rest = words.text[right : right + 8]
            right += len(rest) - len(rest.lstrip(_CLOSING))
    return _trimmed(item, words.text[left:right])


def _trimmed(item: Item, raw: str) -> str:
    """A value without the signs that the template has around its hole."""
    value = raw.strip()
    if item.kind == "int":
        found = re.search(r"[-+]?\d+(?:\.\d+)?", value)
        return found[0] if found else value
    for sign in item.before.strip():
        value = value.removeprefix(sign).lstrip()
    for sign in reversed(item.after.strip()):
        value = value.removesuffix(sign).rstrip()
    return value.strip(EDGES + " \n\t") or value


def _ends(items: tuple[Item, ...], words: Words, at: int, start: int) -> list[int]:
    """Where an item that starts at a word may end, the likeliest first."""
    item = items[at]
    if item.word:
        is_it = start < len(words.words) and words.words[start] == item.word
        return [start + 1] if is_it else []
    if item.kind == "any":
        ends = _ends_of_any(words, start)
        if at + 1 == len(items):
            return [ends[-1]]
    elif item.kind == "int":
        ends = _ends_of_number(words, start)
    else:
        ends = _ends_of_word(words, start)
    between = item.after.strip()
    if at + 1 < len(items) and items[at + 1].name and between:
        ends = [end for end in ends if between in words.gap(end)]
    return ends


def _ends_of_any(words: Words, start: int) -> list[int]:
    if start >= len(words.words):
        return [start]
    limit = words.starts[start] + MOST_SIGNS
    last = min(start + MOST_WORDS, len(words.words))
    return [
        start,
        *(n for n in range(start + 1, last + 1) if words.ends[n - 1] <= limit),
    ]


def _ends_of_number(words: Words, start: int) -> list[int]:
    count = len(words.words)
    if start >= count or not words.words[start].isdigit():
        return []
    end = start + 1
    if end < count and words.gap(end) == "." and words.words[end].isdigit():
        return [end + 1, end]
    return [end]


def _ends_of_word(words: Words, start: int) -> list[int]:
    if start >= len(words.words):
        return []
    end = start + 1
    while (
        end < len(words.words)
        and end < start + MOST_WORDS
        and not BREAK.search(words.gap(end))
    ):
        end += 1
    return list(range(end, start, -1))


def _add_words(items: list[Item], literal: str) -> None:
    """Add the words of a literal, and its first signs to the hole before it."""
    found = words_of(literal)
    if items and items[-1].name:
        hole = items.pop()
        after = literal[: found.starts[0]] if found.words else literal
        items.append(Item("", hole.name, hole.kind, hole.before, after))
    items += [Item(word=word) for word in found.words]


def _end_of_last(literal: str) -> int:
    found = words_of(literal)
    return found.ends[-1] if found.words else 0

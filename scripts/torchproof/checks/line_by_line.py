"""`Line by line` explains every statement of the example, verbatim, in order."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from torchproof.checks.sections import Section, blocks_in, section
from torchproof.faults import Fault
from torchproof.fences import INLINE_CODE
from torchproof.includes import Line
from torchproof.page import Page, ShownBlock

DEFINITION = re.compile(r"^ {0,3}:[ \t]+\S")
NEED_NO_TERM = (ast.Import, ast.ImportFrom, ast.Pass)


@dataclass(frozen=True)
class Term:
    text: str
    line: Line


def check_line_by_line(page: Page) -> tuple[list[Fault], int]:
    """Returns the faults of a topic page and how many terms were looked up."""
    part, example = section(page, "Line by line"), section(page, "Example")
    if part is None or example is None or part.heading is None:
        return [], 0  # said already: a part is missing
    programs = [b for b in blocks_in(page, example) if b.kind == "program"]
    if not programs:
        assert example.heading is not None
        what = "has no program in its `Example`"
        return [example.heading.line.fault(what, "show one, with its output")], 0
    terms, faults = _terms(part)
    faults += _not_verbatim(terms, programs[0])
    said = {term.text for term in terms}
    faults += [
        part.heading.line.fault(
            f"leaves out line {number} of {programs[0].name}: `{spellings[0]}`",
            "add it as a term, and say what it does here",
        )
        for number, spellings in _statements(programs[0].code)
        if not said.intersection(spellings)
    ]
    return faults, len(terms)


def _terms(part: Section) -> tuple[list[Term], list[Fault]]:
    """The terms of the section's definition lists."""
    terms: list[Term] = []
    faults: list[Fault] = []
    waiting: list[Line] = []
    after_blank = True
    for item in part.items:
        if not isinstance(item, Line):
            waiting, after_blank = [], True
        elif DEFINITION.match(item.text):
            for line in waiting:
                code = INLINE_CODE.fullmatch(line.text.strip())
                if code:
                    terms.append(Term(code[2].strip(), line))
                else:
                    faults.append(
                        line.fault(
                            "is a term that is not code",
                            "make it one piece of inline code, a line of the example",
                        )
                    )
            waiting, after_blank = [], False
        elif not item.text.strip():
            after_blank = True
        elif item.text[0] not in " \t":
            waiting = [item] if after_blank else [*waiting, item]
            after_blank = False
    return terms, faults


def _not_verbatim(terms: Sequence[Term], program: ShownBlock) -> Iterator[Fault]:
    lines = _spellings(program.code)
    position = 0
    for term in terms:
        at = [n for n, spellings in enumerate(lines) if term.text in spellings]
        later = [n for n in at if n >= position]
        if later:
            position = later[0] + 1
        elif at:
            yield term.line.fault(
                f"explains `{term.text}` out of order", "follow the example's order"
            )
        else:
            yield term.line.fault(
                f"explains `{term.text}`, which is no line of {program.name}",
                "copy the line from the example",
            )


def _spellings(code: str) -> list[list[str]]:
    """For each line, how a term may quote it: with and without its comment."""
    lines = [[line.strip()] for line in code.split("\n")]
    for node in _nodes(code):
        lines[node.lineno - 1].append(_segment(node, code))
    return lines


def _segment(node: ast.stmt, code: str) -> str:
    """The statement on its first line, without a comment behind it."""
    line = code.split("\n")[node.lineno - 1]
    if node.end_lineno != node.lineno:
        return line.split("  #")[0].strip()
    end = len(line.encode()[: node.end_col_offset].decode())
    return line[:end].strip()


def _statements(code: str) -> Iterator[tuple[int, list[str]]]:
    """Statements that need a term: line number and how it may be spelt."""
    lines = code.split("\n")
    for node in _nodes(code):
        if isinstance(node, NEED_NO_TERM) or _is_print(node) or _is_text(node):
            continue
        yield node.lineno, [lines[node.lineno - 1].strip(), _segment(node, code)]


def _nodes(code: str) -> list[ast.stmt]:
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return []  # the proof says so
    found = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset))


def _is_print(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "print"
    )


def _is_text(node: ast.stmt) -> bool:
    """A docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)

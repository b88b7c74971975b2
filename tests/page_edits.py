"""Edits of a page of the tiny site, one at a time, and what the proof must say."""

from __future__ import annotations

from tests.edits import PAGE, Edit

MARK = "<!--pytest-codeblocks:expected-output-->"
SHOWN = f'{MARK}\n\n```console\n--8<-- "basics/every_feature/first_sum.out"\n```'
ANCHOR = "A program spelled out on the page, in two parts:\n"
LIE = f"{{}}\nprint(1 + 1)\n{{}}\n\n{MARK}\n\n```console\n3\n```\n"
QUIZ = 'options:\n  - text: "`[1.0, 0.0, 0.0]`"\n'


def page(kind: str, old: str, new: str, said: str) -> Edit:
    return Edit(f"page, {kind}", PAGE, old, new, said)


def hidden(kind: str, wrapped: str) -> Edit:
    """A block with an untrue output, somewhere."""
    return page(f"untrue {kind}", ANCHOR, f"{wrapped}\n{ANCHOR}", "shows '3' where")


def lie(opening: str, closing: str = "```") -> str:
    return LIE.format(opening, closing)


def indented(text: str, by: str = "    ") -> str:
    return "".join(
        by + line if line.strip() else line for line in text.splitlines(True)
    )


PAGES = [
    page(
        "another snippet's output",
        SHOWN,
        SHOWN.replace("first_sum", "reads_heights"),
        "another file's output",
    ),
    page(
        "another snippet's code",
        '--8<-- "basics/every_feature/first_sum.py"',
        '--8<-- "basics/every_feature/reads_heights.py"',
        "is titled first_sum.py",
    ),
    page(
        "code typed anew",
        '--8<-- "basics/every_feature/first_sum.py"',
        "print(6)",
        "another file's output",
    ),
    page(
        "an output typed in",
        SHOWN,
        f"{MARK}\n\n```console\n$ python first_sum.py\ntensor(6.)\n```",
        "is typed in",
    ),
    page(
        "a mark removed",
        SHOWN,
        SHOWN.replace(MARK, ""),
        "an output that belongs to no block",
    ),
    page(
        "a mark misspelt",
        SHOWN,
        SHOWN.replace("expected-output", "expected_output"),
        "is not a mark",
    ),
    page(
        "a mark's prefix misspelt",
        SHOWN,
        SHOWN.replace("pytest-codeblocks", "codeblocks"),
        "belongs to no block",
    ),
    page(
        "prose under a mark",
        SHOWN,
        SHOWN.replace(MARK, f"{MARK}\n\nAs expected:"),
        "no block directly under it",
    ),
    page("an output removed", SHOWN, "", "output is not shown"),
    page(
        "an include of nothing",
        SHOWN,
        SHOWN.replace("first_sum", "first_summ"),
        "does not exist",
    ),
    page(
        "an include misspelt",
        SHOWN,
        SHOWN.replace('--8<-- "', '--8<--"'),
        "in its line 1, shows",
    ),
    page(
        "a part of a file", SHOWN, SHOWN.replace(".out", ".out:1:2"), "a part of a file"
    ),
    page(
        "a skip without a reason",
        'skip(reason="it asks for a password")',
        "skip",
        "is not a mark",
    ),
    page(
        "a skip removed",
        '<!--pytest.mark.skip(reason="it asks for a password")-->\n',
        "",
        "output is not shown",
    ),
    page(
        "a quotation changed",
        'title="two_parts.py" }\nones = torch.ones(2)',
        'title="two_parts.py" }\nones = torch.ones(3)',
        "do not stand together",
    ),
    page("a chain broken", "<!--pytest-codeblocks:cont-->\n", "", "NameError"),
    page("a quote in prose", "`tensor(6.)`, as", "`tensor(7.)`, as", "tensor(7.)"),
    page(
        "a line of the example",
        "`total = numbers.sum()`\n",
        "`total = numbers.mean()`\n",
        "is no line of",
    ),
    page(
        "code in HTML",
        ANCHOR,
        f"<pre>print(1)\n2</pre>\n\n{ANCHOR}",
        "shows code in HTML",
    ),
    page(
        "code by indentation",
        ANCHOR,
        f"So:\n\n    print(1)\n\n{ANCHOR}",
        "indented like code",
    ),
    page(
        "an output without a mark",
        ANCHOR,
        f"```\n3\n```\n\n{ANCHOR}",
        "belongs to no block",
    ),
    page(
        "an output after prose",
        ANCHOR,
        f"{MARK}\n\n```text\n3\n```\n\n{ANCHOR}",
        "is typed in",
    ),
    hidden("in a python fence", lie("```python")),
    hidden("in a py fence", lie("```py")),
    hidden("in a python3 fence", lie('```python3 title="a.py"')),
    hidden("in a Python fence", lie("```Python")),
    hidden("in an attribute fence", lie('```{ .python .copy title="a.py" }')),
    hidden("in a tilde fence", lie("~~~python", "~~~")),
    hidden("in a longer fence", lie("`````python", "`````")),
    hidden("in a note", "!!! note\n\n" + indented(lie("```python"))),
    hidden("in folded details", "??? tip\n\n" + indented(lie("```python"))),
    hidden("in a tab", '=== "A"\n\n' + indented(lie("```python"))),
    hidden(
        "in a tab of a note",
        '!!! note\n\n    === "A"\n\n' + indented(lie("```python"), " " * 8),
    ),
    hidden("in a list", "- One:\n\n" + indented(lie("```python"))),
    hidden(
        "in a list of a list",
        "- One:\n\n    1. Two:\n\n" + indented(lie("```python"), " " * 8),
    ),
    hidden(
        "in a quotation",
        "".join(f"> {line}\n" for line in lie("```python").splitlines()),
    ),
    hidden("in a definition", "`a`\n:   one\n\n" + indented(lie("```python"))),
    page(
        "untrue in a quiz",
        "  What does this print?\n",
        "  What does this print?\n\n" + indented(lie("```python"), "  "),
        "shows '3' where",
    ),
    page(
        "a failing block",
        ANCHOR,
        f"```python\nprint(1 / 0)\n```\n\n{MARK}\n\n```console\n1\n```\n\n{ANCHOR}",
        "ended in ZeroDivisionError",
    ),
    page(
        "a quiz whose right answer is wrong",
        QUIZ,
        QUIZ.replace("1.0", "2.0"),
        "is called right",
    ),
    page(
        "a quiz with a right distractor",
        '"`[0.0, 0.0, 0.0]`"',
        '"`[1.0, 0.0, 0.0]`"',
        "is called wrong",
    ),
    page(
        "a quiz that marks the wrong option",
        '    correct: true\n  - text: "`[0.0, 0.0, 0.0]`"\n',
        '  - text: "`[0.0, 0.0, 0.0]`"\n    correct: true\n',
        "is called right",
    ),
    page(
        "a quiz that runs another",
        "runs: basics/every_feature/quiz_slice_is_a_view.py",
        "runs: basics/every_feature/first_sum.py",
        "is called right",
    ),
    page(
        "a quiz that runs nothing",
        "runs: basics/every_feature/quiz_slice_is_a_view.py",
        "runs: basics/every_feature/no.py",
        "is no snippet",
    ),
]

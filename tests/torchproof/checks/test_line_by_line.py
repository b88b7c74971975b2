"""Every statement of the example is explained, verbatim and in its order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import PAGE, TOPIC, page_of, small_site, told

from torchproof.checks.line_by_line import check_line_by_line

ADD = "snippets/training/adding/add.py"


def faults_of(folder: Path, text: str = PAGE, **files: str) -> tuple[str, int]:
    page, _ = page_of(small_site(folder, {TOPIC: text, **files}))
    faults, count = check_line_by_line(page)
    return told(faults), count


def test_imports_and_bare_prints_need_no_term(tmp_path: Path) -> None:
    assert faults_of(tmp_path) == ("", 3)


@pytest.mark.parametrize(
    ("old", "new", "told_as"),
    [
        (
            "`total = torch.tensor(1.0) + 2.5`",
            "`total = torch.tensor(1) + 2.5`",
            ":36: explains `total = torch.tensor(1) + 2.5`, which is no line of add.py",
        ),
        (
            "`total = total + 0`\n:   changes nothing.\n",
            "",
            ":34: leaves out line 5 of add.py: `total = total + 0`",
        ),
        (
            "`for step in range(2):`\n:   runs twice.\n",
            "",
            ":34: leaves out line 4 of add.py: `for step in range(2):`",
        ),
        (
            "`for step in range(2):`",
            "The loop",
            ":39: is a term that is not code",
        ),
        (
            "`total = torch.tensor(1.0) + 2.5`\n",
            "`for step in range(2):`\n:   x\n\n`total = torch.tensor(1.0) + 2.5`\n",
            ":39: explains `total = torch.tensor(1.0) + 2.5` out of order",
        ),
        (
            '```python title="add.py"',
            "```yaml",
            ":20: has no program in its `Example`",
        ),
    ],
)
def test_what_is_not_verbatim_or_left_out_is_told(
    tmp_path: Path, old: str, new: str, told_as: str
) -> None:
    assert old in PAGE
    assert told_as in faults_of(tmp_path, PAGE.replace(old, new, 1))[0]


def terms(*lines: str) -> str:
    before, _, rest = PAGE.partition("## Line by line\n")
    after = rest[rest.index("## How it works") :]
    part = "".join(f"\n`{line}`\n:   does it.\n" for line in lines)
    return f"{before}## Line by line\n{part}\n{after}"


def test_a_long_statement_goes_by_its_first_line_and_comments_may_be_left_out(
    tmp_path: Path,
) -> None:
    code = (
        "from x import (\n    y,\n)\n\n\nclass A(y):\n    '''Doc.'''\n\n"
        "    def f(self):\n        return dict(\n            a=1,\n        )  # end\n\n"
        "try:\n    a = 'ü'  # why\nexcept E:\n    pass\nelse:\n    print(a)\n"
    )
    good = ["class A(y):", "def f(self):", "return dict(", "try:", "a = 'ü'", "else:"]
    assert faults_of(tmp_path, terms(*good), **{ADD: code}) == ("", 6)
    faults, _ = faults_of(tmp_path, terms(*good[1:]), **{ADD: code})
    assert "leaves out line 6 of add.py: `class A(y):`" in faults
    faults, _ = faults_of(tmp_path, terms(*good[:2], *good[3:]), **{ADD: code})
    assert "leaves out line 10 of add.py: `return dict(`" in faults


def test_two_terms_may_share_a_definition_and_blank_lines_may_stand_between(
    tmp_path: Path,
) -> None:
    text = PAGE.replace(":   makes a new tensor.\n\n", "").replace(
        "`total = total + 0`\n:", "`total = total + 0`\n\n:"
    )
    assert faults_of(tmp_path, text) == ("", 3)

"""A page gives up every Python block on it, with its output, or says why not."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import markdown
import pytest
from tests.torchproof.small_site import (
    PAGE,
    TOPIC,
    page_of,
    plain_page,
    small_site,
    told,
)

from torchproof.page import load_pages

RUN = (
    "print(1)\n```\n\n<!--pytest-codeblocks:expected-output-->\n\n```console\n1\n```\n"
)
GOOD = f'```python title="one.py"\n{RUN}'
MARK = "<!--pytest-codeblocks:expected-output-->"
SKIP = '<!--pytest.mark.skip(reason="no network")-->'


def test_the_small_site_has_no_fault(tmp_path: Path) -> None:
    pages, faults = load_pages(small_site(tmp_path))
    assert told(faults) == ""
    assert [page.path for page in pages] == ["docs/index.md", TOPIC]


def test_a_block_is_what_the_reader_would_save_and_see(tmp_path: Path) -> None:
    page, _ = page_of(small_site(tmp_path))
    program, quotation, asked = page.blocks
    assert (program.name, program.kind, program.line) == ("add.py", "program", 22)
    assert program.include == "training/adding/add.py"
    assert program.code.startswith("import torch\n")
    assert program.expected == "$ python add.py\ntensor(3.5000)\n"
    assert program.output_include == "training/adding/add.out"
    assert program.expected_line == 28
    assert (quotation.kind, quotation.expected) == ("quotation", None)
    assert (asked.quiz, asked.code) == (True, "print(1 + 2)\n")
    assert page.meta["prerequisites"] == ["index.md"]


@pytest.mark.parametrize(
    "opening",
    [
        *("```python", "```py", "```Python3", "```PY", "``` python", "`````ipython"),
        *("~~~python", "~~~~ py", "```.python", "```pycon", '```py title="x.py"'),
        *('```{ .python title="x.py" }', "```{.py3 #id .annotate}", "~~~{ .pyi }"),
        '```python linenums="1" hl_lines="1"',
    ],
)
@pytest.mark.parametrize(
    "before",
    ["", "    ", "> ", "> > ", "        ", "\t", ">     "],
    ids=[
        "top",
        "tab",
        "quote",
        "two quotes",
        "list in tab",
        "tabulator",
        "tab in quote",
    ],
)
def test_python_is_found_in_any_spelling_at_any_nesting(
    tmp_path: Path, opening: str, before: str
) -> None:
    mark = opening[: len(opening) - len(opening.lstrip("`~"))]
    lines = [SKIP, "", opening, "if a:", "", "    print('```')", mark, "", "End."]
    page, faults = plain_page(tmp_path, "".join(f"{before}{line}\n" for line in lines))
    assert told(faults) == ""
    assert [(b.code, b.kind, b.line) for b in page.blocks] == [
        ("if a:\n\n    print('```')\n", "skipped", 3)
    ]


def test_python_in_a_quiz_is_a_block_and_in_a_shown_page_source_is_not(
    tmp_path: Path,
) -> None:
    quiz = "````quiz\n- |\n  ```py\n  a = 1\n  ```\n````\n"
    text = f"{quiz}\n````markdown\n```py\nx\n```\n````"
    page, _ = plain_page(tmp_path, text)
    assert [(b.code, b.quiz) for b in page.blocks] == [("a = 1\n", True)]


def test_a_chain_is_one_program_and_its_output_stands_under_the_last_part(
    tmp_path: Path,
) -> None:
    chain = (
        "```python\na = 1\n```\n\n<!--pytest-codeblocks:cont-->\n\n~~~py\nprint(a)\n~~~"
    )
    page, faults = plain_page(tmp_path, f"{chain}\n\n{MARK}\n\n```text\n1\n```\n")
    assert told(faults) == ""
    [block] = page.blocks
    assert (block.code, block.expected) == ("a = 1\nprint(a)\n", "1\n")
    assert (block.line, len(block.fences), block.expected_line) == (1, 2, 13)


def test_a_skipped_block_carries_its_reason(tmp_path: Path) -> None:
    page, faults = plain_page(tmp_path, f"{SKIP}\n\n```python\nx\n```\n")
    assert told(faults) == ""
    assert page.blocks[0].skip_reason == "no network"


def test_a_recording_beside_a_block_belongs_to_it_without_a_mark(
    tmp_path: Path,
) -> None:
    text = PAGE.replace(
        "It prints",
        '```console\n--8<-- "training/adding/add.cuda.out"\n```\n\nIt prints',
    )
    recording = {"snippets/training/adding/add.cuda.out": "$ python add.py\ncuda\n"}
    page, faults = page_of(small_site(tmp_path, {TOPIC: text, **recording}))
    assert told(faults) == ""
    assert page.blocks[0].recording == "training/adding/add.cuda.out"
    assert page.blocks[0].output_include == "training/adding/add.out"


def test_silence_is_allowed_where_there_is_nothing_to_show(tmp_path: Path) -> None:
    text = (
        '```python\n--8<-- "a/b.py"\n```\n\n```python\n# needs: cuda\nimport x\n```\n'
    )
    files = {"a/b.py": "a = 1\n", "a/b.out": "$ python b.py\n"}
    page, faults = plain_page(tmp_path, text, **files)
    assert told(faults) == ""
    assert [block.expected for block in page.blocks] == [None, None]


def test_headings_have_the_anchors_that_the_site_gives_them(tmp_path: Path) -> None:
    text = """# One `nn.Linear` *and* **two** & snake_case [link](x.md) {#top}

## Same
## Same
## Same_1
## Ünïcode – dash!
### `a_b` (c) \\* <b>x</b> ##
## Chosen { #chosen .x }
## chosen

Under
-----

=== "Tab"

    ## In a tab

## C'est "quoted" 3.4e38
"""
    page, _ = plain_page(tmp_path, text + "\n```text\n## no\n```\n<!-- ## no -->\n")
    md = markdown.Markdown(
        extensions=["toc", "attr_list", "pymdownx.tabbed", "pymdownx.superfences"],
        extension_configs={"pymdownx.tabbed": {"alternate_style": True}},
    )
    md.convert(text)
    wanted: list[str] = []
    todo = list(md.toc_tokens)  # type: ignore[attr-defined]
    while todo:
        token = todo.pop(0)
        wanted.append(token["id"])
        todo = [*token["children"], *todo]
    assert [heading.anchor for heading in page.headings] == wanted


def test_prose_is_what_somebody_wrote_outside_blocks_and_comments(
    tmp_path: Path,
) -> None:
    text = (
        f'---\ntitle: t\n---\nA<!-- b --> c\n--8<-- "generated/topics.md"\n{GOOD}End\n'
    )
    page, faults = plain_page(tmp_path, text)
    assert told(faults) == ""
    assert [line.text for line in page.prose() if line.text] == ["A c", "End"]


def test_reading_pages_needs_neither_torch_nor_mkdocs_nor_pytest() -> None:
    code = (
        "import sys, torchproof.page, torchproof.extraction as e; e.extract([]);"
        "heavy = {'torch', 'mkdocs', 'pytest', 'markdown'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    scripts = Path(__file__).parents[2] / "scripts"
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=scripts, capture_output=True, text=True
    )
    assert ran.stdout.strip() == "[]", ran.stderr


def test_thirty_long_pages_are_read_in_well_under_a_second(tmp_path: Path) -> None:
    body = PAGE.split("---\n", 2)[2]
    site = small_site(tmp_path, {f"docs/training/p{n}.md": body * 4 for n in range(30)})
    start = time.process_time()
    pages, _ = load_pages(site)
    assert len(pages) == 32
    assert time.process_time() - start < 1.0

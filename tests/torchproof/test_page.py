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


QUOTED = "```{ .python .quotation title="
GOLDEN: list[tuple[str, str]] = [
    # Blocks that are not what they seem.
    ("```python\nx = 1\n", "plain.md:1: opens a block that is never closed"),
    ("    ```python\n    a\nb\n    ```", ":3: is indented less than the block"),
    ("- ```python\n  x\n  ```", ":1: opens a block on the line of a list marker"),
    (":   ```python\n    x\n    ```", ":1: opens a block on the line of a list marker"),
    ("<!--\n```python\nx\n```\n-->", ":2: opens a block inside a comment"),
    ("<!-- open", ":1: opens a comment that is never closed"),
    ("```python title=x.py\nx\n```", ":1: has a header that the site's Markdown"),
    ("```{python}\nx\n```", ":1: has a header that the site's Markdown"),
    ("```{code-block} python\nx\n```", ":1: has a header that the site's Markdown"),
    ('```text hl_lines="9"\nx\n```', ":1: highlights line 9 of a block of 1 lines"),
    (f"{SKIP}\n\n```python\n" + "x\n" * 10_001 + "```", ":3: has over 10,000 lines"),
    ("```sh\nls\n```", ":1: is a `sh` block, which pytest-codeblocks would run"),
    ("```bash\nls\n```", ":1: is a `bash` block, which pytest-codeblocks would run"),
    ("```python\n```", ":1: is an empty Python block"),
    # Marks.
    ("<!--pytest-codeblocks:skipfile-->", ":1: has a comment about pytest"),
    ("<!--pytest-codeblocks:skip-->", ":1: has a comment about pytest"),
    ("<!--pytest-codeblocks:importorskip(torch)-->", ":1: has a comment about pytest"),
    ("<!-- pytest-codeblocks:cont -->", ":1: has a comment about pytest"),
    ("<!--PyTest-codeblock:cont-->", ":1: has a comment about pytest"),
    ("<!--\npytest later\n-->", ":1: has a comment about pytest"),
    (f"Text {MARK}", ":1: has a comment about pytest"),
    (
        "<!--pytest-codeblocks:expected-output-ignore-whitespace-->",
        ":1: has a comment about pytest",
    ),
    ("<!--pytest.mark.xfail-->", ":1: has a comment about pytest"),
    ('<!--pytest.mark.skip(reason=" ")-->\n```py\nx\n```', ":1: skips a block without"),
    (
        f"{SKIP}\n\nText.\n\n```py\nx\n```",
        ":1: has a mark (skip) with no block directly",
    ),
    (f"{GOOD}\n{MARK}\n", ":11: has a mark (expected) with no block directly"),
    (
        f"{SKIP}\n\n```console\nx\n```",
        ":1: has a mark (skip) above a block that is not",
    ),
    (f"{SKIP}\n\n```yaml\nx\n```", ":1: has a mark (skip) above a block that is not"),
    (f"{MARK}\n\n```console\nx\n```", ":1: marks an output that belongs to no block"),
    (f"{GOOD}\n{MARK}\n\n```text\n1\n```", ":11: marks a second output of one block"),
    (f"{GOOD}\n{MARK}\n\n```python\n{RUN}", ":11: marks a Python block as an output"),
    (
        f"```py\nx\n```\n{MARK}\n```yaml\n1\n```",
        ":4: marks a block as an output that is",
    ),
    (
        f"```py\nx\n```\n```shell\nls\n```\n{MARK}\n```text\n1\n```",
        ":7: marks an output that belongs to no block",
    ),
    (
        f"<!--pytest-codeblocks:cont-->\n```py\n{RUN}",
        ":1: continues a block that is not",
    ),
    (
        f"{SKIP}\n```py\nx\n```\n<!--pytest-codeblocks:cont-->\n```py\n{RUN}",
        ":5: continues a skipped block",
    ),
    (
        f"{GOOD}\n<!--pytest-codeblocks:cont-->\n```py\n{RUN}",
        ":11: continues a block that has its output",
    ),
    (
        f"```py\nx\n```\n<!--pytest-codeblocks:cont-->\n{QUOTED}'one.py' }}\nx\n```",
        ":4: joins a quotation to a program",
    ),
    # Outputs.
    ("```console\nx\n```", ":1: shows an output that belongs to no block"),
    ("```\nx\n```", ":1: shows an output that belongs to no block"),
    (f"{GOOD}\n```text\n2\n```", ":11: shows an output that belongs to no block"),
    ("```python\nx\n```", ":1: is a program whose output is not shown"),
    (
        f'```py\n--8<-- "a/b.py"\n```\n{MARK}\n```text\n--8<-- "a/c.out"\n```',
        ":5: shows another file's output (a/c.out) under a/b.py",
    ),
    (
        f'```py\nx\n```\n{MARK}\n```text\n--8<-- "a/c.out"\n```',
        ":5: shows another file's output (a/c.out)",
    ),
    (
        f'```py\n--8<-- "a/b.py"\n```\n{MARK}\n```text\ntyped\n```',
        ":5: is typed in under a/b.py",
    ),
    (
        f'```py\n--8<-- "a/b.py"\n```\n{MARK}\n```text\n--8<-- "a/b.cuda.out"\n```',
        ":5: shows a recording (a/b.cuda.out) as what every run prints",
    ),
    (
        '```py\n--8<-- "a/b.py"\n```\n```console\n--8<-- "a/c.out"\n```',
        ":4: shows an output that belongs to no block",
    ),
    ('```py\n--8<-- "a/b.py"\nx = 1\n```', ":1: mixes a/b.py with other lines"),
    ('```py\n--8<-- "a/c.out"\n```', ":1: shows a/c.out as Python"),
    (
        '```py title="c.py"\n--8<-- "a/b.py"\n```',
        ":1: is titled c.py and shows a/b.py",
    ),
    (
        f"{SKIP}\n```py\nx\n```\n{MARK}\n```text\n1\n```",
        "6: is an output under a skipped",
    ),
    (f"{SKIP}\n```py\n# needs: cuda\nx\n```", ":1: skips a block that needs a GPU"),
    # Quotations.
    (
        f"{QUOTED}'one.py' }}\nx\n```",
        ":1: quotes one.py, which this page does not prove",
    ),
    (f"{GOOD}\n{QUOTED}'one.py' }}\nx\n```", ":11: quotes lines that do not stand"),
    ("```{ .python .quotation }\nx\n```", ":1: is a quotation of no file"),
    (f"{QUOTED}'one.py' }}\n```", ":1: is an empty Python block"),
    (
        f"{GOOD}\n{QUOTED}'one.py' }}\nprint(1)\n```\n{MARK}\n```text\n1\n```",
        ":15: is an output under a quotation",
    ),
    (f"{SKIP}\n{QUOTED}'one.py' }}\nx\n```", ":1: skips a quotation"),
    # Front matter.
    ("---\ntitle: x\n", ":1: opens a front matter that never ends"),
    ("---\na: [\n---\n", "is not YAML"),
    ("---\n- a\n---\n", ":1: is no list of fields"),
    ("---\ntitle:\n---\n", ":2: has an empty title"),
    ("---\ndifficulty: hard\n---\n", ":2: has an unknown difficulty (hard)"),
    ("---\ndifficulty: beginner\n---\n", ":1: has no description"),
    (
        "---\ndifficulty: beginner\nprerequisites:\n  - no.md\n---\n",
        ":4: requires no.md, which is no page",
    ),
    (
        "---\ndifficulty: beginner\nprerequisites: index.md\n---\n",
        ":3: has prerequisites that are no list",
    ),
]


@pytest.mark.parametrize(("text", "told_as"), GOLDEN)
def test_what_could_hide_something_unproven_is_told_with_its_line(
    tmp_path: Path, text: str, told_as: str
) -> None:
    files = {
        "a/b.py": "print(1)\n",
        "a/b.out": "$ python b.py\n1\n",
        "a/c.out": "x\n",
        "a/b.cuda.out": "x\n",
    }
    _, faults = plain_page(tmp_path, text, **files)
    assert told_as in told(faults)
    assert all(f.path.startswith(("docs/", "snippets/")) for f in faults)
    assert not any("report this" in f.remedy for f in faults)


def test_all_faults_of_a_page_are_told_at_once(tmp_path: Path) -> None:
    _, faults = plain_page(tmp_path, "```sh\nls\n```\n\n<!-- pytest -->\n\n```python\n")
    assert [fault.line for fault in sorted(faults)] == [1, 5, 7]


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
    start = time.perf_counter()
    pages, _ = load_pages(site)
    assert len(pages) == 32
    assert time.perf_counter() - start < 1.0

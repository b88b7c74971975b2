"""Whatever could hide something unproven on a page is told, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import plain_page, told

RUN = (
    "print(1)\n```\n\n<!--pytest-codeblocks:expected-output-->\n\n```console\n1\n```\n"
)
GOOD = f'```python title="one.py"\n{RUN}'
MARK = "<!--pytest-codeblocks:expected-output-->"
SKIP = '<!--pytest.mark.skip(reason="no network")-->'

QUOTED = "```{ .python .quotation title="
GOLDEN: list[tuple[str, str]] = [
    # Blocks that are not what they seem.
    ("```python\nx = 1\n", "plain.md:1: opens a block that is never closed"),
    ("    ```python\n    a\nb\n    ```", ":3: is indented or quoted less"),
    ("    ```python\n    a\n```", ":3: is indented or quoted less than the block"),
    ("> ```python\na\n> ```", ":2: is indented or quoted less than the block"),
    ("    ```python\n>   a\n    ```", ":2: is indented or quoted less than the"),
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
    ("---\ntitle: a </title> b\n---\n", ":2: has `<` in its title"),
    ("---\ntitle: a &lt;b\n---\n", ":2: has `&lt;` in its title"),
    ('---\ntitle: x\ndescription: a " b\n---\n', ':3: has `"` in its description'),
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

"""One small, faultless site in a folder, for tests to break in one place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from torchproof.faults import Fault
from torchproof.page import Page, load_page
from torchproof.site import Site

TOPIC = "docs/training/adding.md"
EXERCISE = "snippets/training/adding/exercises/1_beginner"

PAGE = """\
---
title: Adding tensors
description: What a sum keeps.
difficulty: beginner
prerequisites:
  - index.md
---
# Adding tensors

After this page you can say what adding two tensors gives, and where it lives.

## Predict first

What is the sum? <details markdown><summary>Answer</summary>It is 3.</details>

## Syntax

Two tensors and a plus sign.

## Example

```python title="add.py"
--8<-- "training/adding/add.py"
```

<!--pytest-codeblocks:expected-output-->

```console
--8<-- "training/adding/add.out"
```

It prints `tensor(3.5000)`, nothing else.

## Line by line

`total = torch.tensor(1.0) + 2.5`
:   makes a new tensor.

`for step in range(2):`
:   runs twice.

`total = total + 0`
:   changes nothing.

## How it works

See the [lead](#adding-tensors) and ![two boxes](../assets/boxes.svg).

## Common mistakes

```{ .python .quotation title="add.py" }
total = total + 0
```

## When it matters

The data is in [data.csv](../../snippets/training/adding/data.csv).

## In practice

Sums are everywhere.

## Troubleshooting

None yet.

## Exercises

--8<-- "training/adding/exercises/1_beginner/task.md"

## Quiz

````quiz
id: what-is-the-sum
question: |
  What does this print?

  ```python
  --8<-- "training/adding/asked.py"
  ```
runs: training/adding/asked.py
options:
  - text: "`3`"
    why: Both are whole.
    correct: true
  - text: "`3.0`"
    why: Nothing here is a float.
````

## Interview questions

Where does the sum live?

## Summary

One plus two.

## Related

[Home](../index.md)
"""

FILES: dict[str, str] = {
    "mkdocs.yml": (
        "site_name: Small\nnav:\n  - Home: index.md\n"
        "  - Training:\n      - Adding: training/adding.md\n"
        "markdown_extensions:\n  - pymdownx.superfences:\n"
        "      format: !!python/name:torchproof.quiz_fence.quiz_formatter\n"
    ),
    "docs/index.md": "# Home\n\nStart [here](training/adding.md#example).\n",
    TOPIC: PAGE,
    "docs/assets/boxes.svg": "<svg/>\n",
    ".cache/generated/topics.md": "**generated** text\n",
    "snippets/training/adding/add.py": (
        "import torch\n\ntotal = torch.tensor(1.0) + 2.5\n"
        "for step in range(2):\n    total = total + 0\nprint(total)\n"
    ),
    "snippets/training/adding/add.out": "$ python add.py\ntensor(3.5000)\n",
    "snippets/training/adding/asked.py": "print(1 + 2)\n",
    "snippets/training/adding/asked.out": "$ python asked.py\n3\n",
    "snippets/training/adding/data.csv": "a,b\n1,2\n",
    "snippets/recordings.toml": "",
    f"{EXERCISE}/task.md": "1. Mend the starter.\n",
    f"{EXERCISE}/starter.py": "answer = None\n",
    f"{EXERCISE}/solution.py": "answer = 3\n",
    f"{EXERCISE}/check.py": "import solution\n",
}


def small_site(
    folder: Path, files: Mapping[str, str | bytes | None] | None = None
) -> Site:
    """The site with some files added, replaced or (None) left out."""
    for name, content in {**FILES, **(files or {})}.items():
        if content is None:
            continue
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return Site(folder)


def page_of(site: Site, name: str = TOPIC) -> tuple[Page, list[Fault]]:
    return load_page(site, site.root / name)


def plain_page(folder: Path, text: str, **files: str) -> tuple[Page, list[Fault]]:
    """A site with the page docs/plain.md; files by their path below snippets/."""
    below = {f"snippets/{name}": content for name, content in files.items()}
    return page_of(
        small_site(folder, {**below, "docs/plain.md": text}), "docs/plain.md"
    )


def told(faults: list[Fault]) -> str:
    """All faults as a reader of the terminal sees them."""
    return "\n".join(str(fault) for fault in faults)

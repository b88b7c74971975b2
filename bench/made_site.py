"""A site of any size, made up: topic pages of 400 lines with 20 snippets each."""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

SNIPPETS = 20
WORDS = re.findall(r"\w+", """
    tensor gradient layer batch device weight loss shape index stride memory kernel
    module buffer step epoch sample feature label value number result program line
    copies keeps moves reads writes shows adds holds takes gives makes needs wants
    small large plain second other same early late dense sparse slow quick whole
    before after inside outside under over with without beside between around
""")  # fmt: skip


def prose(chance: random.Random, sentences: int) -> str:
    """Sentences that stand on no other page."""
    made = []
    for _ in range(sentences):
        words = [chance.choice(WORDS) for _ in range(chance.randint(9, 20))]
        made.append(" ".join(words).capitalize() + ".")
    return " ".join(made)


def shown(topic: str, name: str) -> str:
    return (
        f'```python title="{name}.py"\n--8<-- "made/{topic}/{name}.py"\n```\n\n'
        "<!--pytest-codeblocks:expected-output-->\n\n"
        f'```console\n--8<-- "made/{topic}/{name}.out"\n```\n'
    )


def program(topic: str, number: int) -> str:
    """A small program; the first one of a topic is what the benchmark saves."""
    return (
        "import torch\nfrom torch import nn\n\n"
        f"torch.manual_seed({number})\n"
        f"layer = nn.Linear({number + 2}, 3)\n"
        f"batch = torch.randn(4, {number + 2})\n"
        "result = layer(batch)\n\n"
        f'print("saved 0 times in {topic}, program {number}")\n'
        "print(result.shape)\n"
        "for row in result:\n"
        '    print(f"{row.sum().item():.2f}")\n'
    )


def topic_page(topic: str, names: list[str], chance: random.Random) -> str:
    """A page with every part of a topic, about 400 lines once expanded."""
    first, second, *others = names
    table = "".join(
        f"| {prose(chance, 1)[:40]} | {chance.choice(WORDS)} | plain words |\n"
        for _ in range(8)
    )
    sections = "\n".join(
        f"### What does number {i} of {topic} print?\n\n{prose(chance, 3)}\n\n"
        f"{shown(topic, name)}\n- {prose(chance, 1)}\n- {prose(chance, 1)}\n"
        for i, name in enumerate(others[:9])
    )
    mistakes = "\n".join(
        f"### Mistake {i} in {topic}\n\n{prose(chance, 2)}\n\n{shown(topic, name)}"
        for i, name in enumerate(others[9:])
    )
    terms = re.findall(r"^(?!import|from)(\S.*)$", program(topic, 1), re.MULTILINE)
    line_by_line = "\n".join(f"`{term}`\n:   {prose(chance, 1)}\n" for term in terms)
    return f"""---
title: Topic {topic}
description: {prose(chance, 1)}
difficulty: beginner
prerequisites: []
---

# Topic {topic}

{prose(chance, 3)}

## Predict first

{prose(chance, 2)}

??? question "Answer"

    The first line says `program 0` and no more.

## Syntax

{shown(topic, first)}
It prints `torch.Size([4, 3])` as its second line.

## Example

{shown(topic, second)}
## Line by line

{line_by_line}
    `print(f"{{row.sum().item():.2f}}")`

## How it works

{sections}
## Common mistakes

{mistakes}
## When it matters

{prose(chance, 4)}

## In practice

{prose(chance, 4)}

!!! note "In short"

    {prose(chance, 2)}

## Troubleshooting

| symptom | cause | fix |
|---|---|---|
{table}
## Exercises

{prose(chance, 3)}

## Quiz

````quiz
id: quiz-of-{topic.replace("_", "-")}
question: |
  {prose(chance, 1)}
options:
  - text: "{chance.choice(WORDS)} first"
    why: {prose(chance, 1)}
    correct: true
  - text: "{chance.choice(WORDS)} second"
    why: {prose(chance, 1)}
````

## Interview questions

??? question "What comes first in {topic}?"

    {prose(chance, 2)}

## Summary

{prose(chance, 3)}

## Related

Go [home](../index.md).
"""


CONFIG = """site_name: Made
strict: true
theme:
  name: material
  font: false
  features: [navigation.sections, navigation.path, navigation.top, navigation.footer]
plugins:
  - search
markdown_extensions:
  - admonition
  - attr_list
  - def_list
  - md_in_html
  - tables
  - toc:
      permalink: true
  - pymdownx.details
  - pymdownx.highlight:
      pygments_lang_class: true
  - pymdownx.superfences:
      custom_fences:
        - name: quiz
          class: quiz
          format: !!python/name:torchproof.quiz_fence.quiz_formatter
          validator: !!python/name:torchproof.quiz_fence.quiz_validator
  - pymdownx.tabbed:
      alternate_style: true
nav:
  - Home: index.md
  - Made:
"""


def make_site(root: Path, pages: int) -> None:
    """Write a site of `pages` topic pages and a home page."""
    chance = random.Random(0)
    (root / "docs" / "made").mkdir(parents=True)
    nav = CONFIG
    for page in range(pages):
        topic = f"topic_{page:02d}"
        folder = root / "snippets" / "made" / topic
        folder.mkdir(parents=True)
        names = [f"program_{number:02d}" for number in range(SNIPPETS)]
        for number, name in enumerate(names):
            (folder / f"{name}.py").write_text(program(topic, number))
        slug = topic.replace("_", "-")
        text = topic_page(topic, names, chance)
        (root / "docs" / "made" / f"{slug}.md").write_text(text)
        nav += f"    - Topic {page}: made/{slug}.md\n"
    home = '# Made\n\n--8<-- "generated/counts.md"\n\n'
    home += "Go to [a topic](made/topic-00.md).\n"
    (root / "docs" / "index.md").write_text(home)
    (root / "mkdocs.yml").write_text(nav)
    git = ["git", "-C", str(root), "-c", "user.name=x", "-c", "user.email=x@localhost"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Made"]):
        subprocess.run([*git, *command], check=True, capture_output=True)

"""A lab is cut into cells as Jupytext cuts it, and each cell knows its line."""

from __future__ import annotations

import ast
from pathlib import Path

import jupytext
import pytest
from tests.lab_checkout import LAB, PATH

from torchproof.lab import discover_labs, read_lab
from torchproof.lab_notebook import notebook_of
from torchproof.lab_rules import check_lab
from torchproof.site import Site

ROOT = Path(__file__).parents[2]
LABS = [LAB, *sorted((ROOT / "docs" / "labs").glob("*.py"))]
TEXT = LAB.read_text()


@pytest.mark.parametrize("path", LABS, ids=lambda path: path.stem)
def test_its_cells_are_those_that_jupytext_reads(path: Path) -> None:
    lab, faults = read_lab(PATH, path.read_text())
    assert faults == []
    theirs = jupytext.read(path, fmt="py:percent").cells
    ours = notebook_of(lab)["cells"]
    assert len(ours) == len(theirs) >= 10
    for our, their in zip(ours, theirs, strict=True):
        assert our["cell_type"] == their.cell_type
        assert our["source"] == their.source
        assert our["metadata"].get("tags") == their.metadata.get("tags")


def test_a_cell_knows_the_lines_that_it_stands_in() -> None:
    lab, _ = read_lab(PATH, TEXT)
    lines = TEXT.split("\n")
    assert len(lab.cells) == 16
    for cell in lab.cells:
        for number, line in enumerate(cell.source.split("\n"), cell.line):
            written = lines[number - 1]
            shown = written if cell.kind == "code" else written[2:]
            assert shown == line


def test_the_tiny_lab_keeps_every_rule() -> None:
    assert check_lab(read_lab(PATH, TEXT)[0]) == []


AFTER_TASK_1 = 'tags=["solution"]\nrow = [1, 2, 4]'
WRONG = {
    "a marker that is not known": (
        "# %%\nfirst,",
        "# %% [code]\nfirst,",
        "opens a cell that is not known",
    ),
    "a tag that is not known": (
        '# %% tags=["setup"]',
        '# %% tags=["hidden"]',
        "gives a cell tags that are not known",
    ),
    "two tags": (
        '# %% tags=["setup"]',
        '# %% tags=["setup", "task"]',
        "gives a cell tags that are not known",
    ),
    "an empty cell": (
        "# %%\nfirst,",
        "# %%\n\n# %%\nfirst,",
        "opens an empty cell",
    ),
    "text that is code": (
        "# ## Measure",
        "# ## Measure\nx = 1",
        "stands in a text cell without `# `",
    ),
    "text before the first cell": (
        "# %% [markdown]\n# # Which",
        "import torch\n# %% [markdown]\n# # Which",
        "begins outside a cell",
    ),
    "no title": ("# # Which sum", "# Which sum", "does not begin with its one title"),
    "a second title": ("# ## Measure", "# # Measure", "does not begin with its one"),
    "a part left out": ("# ## Measure", "# ## Sums", "has no part `Measure`"),
    "parts in another order": (
        "# ## Where to read on",
        "# ## Where to read on\n#\n# ## Predict first",
        "has its parts in another order",
    ),
    "two tasks alone": (
        "# ### Task 2",
        "# ### Work 2",
        "has tasks [1, 3] instead of [1, 2, 3]",
    ),
    "a task without a solution": (
        f"# %% {AFTER_TASK_1}",
        "# %%\nrow = [1, 2, 4]",
        "has 3 task and 2 solution cells",
    ),
    "another package": (
        "import matplotlib.pyplot as plt",
        "import matplotlib.pyplot as plt\nimport pandas",
        "imports pandas",
    ),
    "a file beside it": (
        "import matplotlib.pyplot as plt",
        "import matplotlib.pyplot as plt\nfrom . import helpers",
        "imports a file beside it",
    ),
    "a magic": ("row = [1]\n", "%timeit 1\n", "is no Python"),
    "no claim": ("assert sum", "bool and sum", "asserts nothing"),
    "an alternative without words": (
        "# alt: Two lines that rise together [from one], until the second one is "
        "above the first.",
        "# alt:",
        "has an empty `# alt:`",
    ),
    "an alternative below code": (
        "# alt: Two",
        "pass\n# alt: Two",
        "has its `# alt:` below code",
    ),
    "Python that nobody runs": (
        "# ## Measure",
        "# ## Measure\n#\n# ```python\n# 1 + 1\n# ```",
        "shows Python in a text cell",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_as_written_is_said_with_its_line(name: str) -> None:
    old, new, said = WRONG[name]
    assert TEXT.count(old) >= 1
    lab, faults = read_lab(PATH, TEXT.replace(old, new, 1))
    faults += check_lab(lab)
    assert [fault for fault in faults if said in fault.what], [*map(str, faults)]
    assert all(fault.path == PATH for fault in faults)


def test_a_fault_names_the_line_of_the_file() -> None:
    lab, _ = read_lab(PATH, TEXT.replace("row = [1]\n", "import pandas\n"))
    (fault,) = check_lab(lab)
    assert TEXT.split("\n")[fault.line - 1] == "row = [1]"


def test_a_lab_and_a_page_of_one_name_are_a_fault(tmp_path: Path) -> None:
    folder = tmp_path / "docs" / "labs"
    folder.mkdir(parents=True)
    (folder / "sums.py").write_text(TEXT)
    (folder / "sums.md").write_text("# Sums\n")
    labs, faults = discover_labs(Site(tmp_path))
    assert [lab.name for lab in labs] == ["sums"]
    assert [fault.what for fault in faults] == ["is a lab and a page of one name"]


def test_it_is_a_plain_program_too() -> None:
    """Whatever Jupyter adds, Python must be able to do without."""
    tree = ast.parse(TEXT)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"display", "get_ipython", "input"}

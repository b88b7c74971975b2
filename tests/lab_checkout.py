"""The tiny site with a lab in it, which is linked and in the navigation."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LAB = ROOT / "tests" / "tiny_lab" / "which-sum-is-larger.py"
PATH = f"docs/labs/{LAB.name}"
ADDRESS = "labs/which-sum-is-larger/"
LINK = f"\nSee [the lab](labs/{LAB.name}#answer), which measures it.\n"


def add_lab(root: Path) -> Path:
    """Put the lab into the checkout at `root`; the path of its file there."""
    lab = root / PATH
    lab.parent.mkdir()
    shutil.copyfile(LAB, lab)
    with (root / "mkdocs.yml").open("a") as settings:
        settings.write(f"  - Labs:\n      - Sums: {ADDRESS.rstrip('/')}.md\n")
    with (root / "docs" / "index.md").open("a") as page:
        page.write(LINK)
    return lab

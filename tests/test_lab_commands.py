"""The commands know labs: build, proof, and Zensical too."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.checkout import contents, make_checkout, run
from tests.lab_checkout import ADDRESS, PATH, add_lab

from torchproof.html_reader import read_html
from torchproof.policy import add_policies

ZENSICAL = Path(sys.executable).with_name("zensical")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a lab in it, proven and then built."""
    root = make_checkout(tmp_path_factory.mktemp("labs") / "tiny")
    add_lab(root)
    return root


@pytest.fixture
def restored(checkout: Path) -> Iterator[Path]:
    """The checkout, every file as it was afterwards."""
    before = contents(checkout)
    yield checkout
    for name, content in before.items():
        if not (checkout / name).exists() or (checkout / name).read_bytes() != content:
            (checkout / name).parent.mkdir(exist_ok=True)
            (checkout / name).write_bytes(content)


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_the_proof_runs_each_lab_and_the_build_not_again(checkout: Path) -> None:
    proven = run(checkout, "proof.py")
    assert proven.returncode == 0, proven.stderr
    assert re.search(
        r"^labs: 1 of 1 run from top to bottom: 9 cells, 1 assertions, 1 plots, "
        r"3 tasks solved, at most \d+ s each; 0 failed$",
        proven.stdout,
        re.MULTILINE,
    ), proven.stdout
    built = run(checkout, "build.py")
    assert built.returncode == 0, built.stderr
    assert " and 0 of 1 labs run, " in built.stdout


def test_one_lab_is_proven_by_its_name(checkout: Path) -> None:
    proven = run(checkout, "proof.py", PATH)
    assert proven.returncode == 0, proven.stderr
    assert "labs: 1 of 1 run" in proven.stdout
    assert "proof: 0 blocks on 0 pages" in proven.stdout
    wrong = run(checkout, "proof.py", "docs/labs/none.py")
    assert wrong.returncode == 1
    assert "docs/labs/none.py:1: is no page and no lab" in wrong.stderr


def test_its_page_is_a_page_like_the_others(checkout: Path) -> None:
    assert run(checkout, "build.py").returncode == 0
    folder = checkout / "site" / ADDRESS
    html = (folder / "index.html").read_text()
    document = read_html(html)
    assert len([block for block in document.blocks if block.is_python]) == 9
    assert len(document.policies) == 1
    assert not document.acting
    theirs = read_html((checkout / "site" / "404.html").read_text())
    assert len(document.inline) == len(theirs.inline)
    assert (folder / "plot_3.svg").read_text().startswith("<?xml")
    notebook = json.loads(folder.with_suffix(".ipynb").read_bytes())
    assert notebook["cells"][4]["outputs"][0]["text"] == "first  6\nsecond 7\n"
    assert folder.with_suffix(".py").read_bytes() == (checkout / PATH).read_bytes()
    index = json.loads((checkout / "site/search/search_index.json").read_text())
    found = [e["location"] for e in index["docs"] if "second 7" in e["text"]]
    assert f"{ADDRESS}#answer" in found
    home = (checkout / "site" / "index.html").read_text()
    assert f'href="{ADDRESS}#answer"' in home


def test_zensical_shows_the_lab_too(checkout: Path, tmp_path: Path) -> None:
    """Its page is plain Markdown, so that no link to it can vanish there."""
    assert run(checkout, "build.py").returncode == 0
    shutil.copytree(checkout / ".cache" / "stage", tmp_path / "docs")
    settings = (checkout / "mkdocs.yml").read_text() + "site_dir: site\n"
    (tmp_path / "mkdocs.yml").write_text(settings)
    built = subprocess.run(
        [ZENSICAL, "build", "--strict", "-f", tmp_path / "mkdocs.yml"],
        env={**os.environ, "PYTHONPATH": str(checkout / "scripts")},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    add_policies(tmp_path / "site")
    ours, theirs = (
        read_html((folder / ADDRESS / "index.html").read_text()).blocks
        for folder in (checkout / "site", tmp_path / "site")
    )
    assert [b.text.strip() for b in theirs] == [b.text.strip() for b in ours]
    assert len(ours) == 16


BROKEN = {
    "a lab that raises": (
        PATH,
        "assert sum(first) < sum(second)",
        "assert sum(first) > sum(second)",
        rf"{PATH}:36: ended in AssertionError; ",
    ),
    "a link to no lab": (
        "docs/index.md",
        "labs/which-sum-is-larger.py",
        "labs/which-sum.py",
        r"docs/index.md:\d+: links labs/which-sum.py#answer, which does not exist",
    ),
    "a link to no part of it": (
        "docs/index.md",
        "larger.py#answer",
        "larger.py#answers",
        rf"docs/index.md:\d+: links #answers, which {PATH} does not have",
    ),
    "a lab in no navigation": (
        "mkdocs.yml",
        "  - Labs:\n      - Sums: labs/which-sum-is-larger.md\n",
        "",
        rf"{PATH}:1: is in no navigation; ",
    ),
    "a lab's link to no page": (
        PATH,
        "../index.md",
        "../none.md",
        rf"{PATH}:91: links ../none.md, which does not exist",
    ),
    "a figure that nothing printed": (
        PATH,
        "`second 7`",
        "`7.125`",
        rf"{PATH}:50: quotes `7.125`, which nothing on this page prints",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_stops_the_build_with_its_line(name: str, restored: Path) -> None:
    file, old, new, said = BROKEN[name]
    assert run(restored, "build.py").returncode == 0
    before = (restored / "site" / ADDRESS / "index.html").read_bytes()
    replace(restored / file, old, new)
    built = run(restored, "build.py")
    assert built.returncode == 1
    assert re.search(f"(?m)^{said}", built.stderr), built.stderr
    assert built.stderr.rstrip().endswith("1 fault"), built.stderr
    assert (restored / "site" / ADDRESS / "index.html").read_bytes() == before
    assert not list((restored / "tmp").glob("torchproof-*"))

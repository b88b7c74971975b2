"""The page of a lab, and the notebook to download, show what its run showed."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from tests.lab_checkout import PATH
from tests.torchproof.small_site import FILES, small_site

from torchproof.generated import topics
from torchproof.lab_page import lab_page
from torchproof.lab_stage import downloaded, site_address
from torchproof.labs import Executed


def test_each_cell_stands_there_with_what_it_printed(executed: Executed) -> None:
    made = lab_page(executed.lab, executed.shown, ["notes"])
    assert made.faults == []
    code = [block.code for block in made.page.blocks]
    alone = [cell.source for cell in executed.lab.code if cell.alt is None]
    assert [text.rstrip("\n") for text in code if "alt" not in text][:2] == alone[:2]
    printed = [block.expected for block in made.page.blocks if block.expected]
    assert printed == [one.text for one in executed.shown if one.text]
    assert list(made.plots) == ["labs/which-sum-is-larger/plot_3.svg"]
    text = made.page.text()
    assert "# alt:" not in text
    assert r"![Two lines that rise together \[from one\], until" in text
    assert text.index("# Which sum is larger?") < text.index("notes")
    assert text.count("<summary>One solution</summary>") == 3
    assert "<details markdown><summary>What the run said</summary>" in text
    assert 'description: "Two rows of numbers are added up here' in text


def test_a_line_knows_where_it_was_written(executed: Executed) -> None:
    lines = executed.lab.text.split("\n")
    page = lab_page(executed.lab, executed.shown, []).page
    prose = [line for line in page.prose() if line.text.strip()]
    assert len(prose) > 15
    for line in prose:
        assert line.path == PATH
        written = lines[line.number - 1].removeprefix("# ")
        assert written.replace("<details>", "<details markdown>") == line.text


def test_the_notebook_is_one(executed: Executed) -> None:
    notebook = nbformat.from_dict(downloaded(executed, ""))
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.source for cell in code] == [c.source for c in executed.lab.code]
    assert code[1].outputs[0].text == "first  6\nsecond 7\n"
    assert code[2].outputs[0].data["image/svg+xml"].startswith("<?xml")


def test_its_links_lead_to_the_site_or_nowhere(executed: Executed) -> None:
    def text(address: str) -> str:
        cells = downloaded(executed, address)["cells"]
        return "\n".join(cell["source"] for cell in cells)

    there = text("https://torch.example/proof/")
    assert "(https://torch.example/proof/basics/every-feature/#syntax)" in there
    assert "[Home](https://torch.example/proof/)" in there
    assert "](" not in text("").replace("plt.", "")
    assert "Every feature adds three." in text("")


ADDRESSES = {
    "": "",
    "site_url: https://a.example/\n": "https://a.example/",
    'site_url: !ENV [SITE_URL, "https://b.example"]\n': "https://c.example",
    'site_url: !ENV [OTHER_URL, "https://b.example"]\n': "https://b.example",
    "site_url: !ENV SITE_URL\n": "https://c.example",
}


@pytest.mark.parametrize("setting", ADDRESSES)
def test_the_address_is_the_settings(
    setting: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", "https://c.example")
    monkeypatch.delenv("OTHER_URL", raising=False)
    site = small_site(tmp_path, {"mkdocs.yml": setting + FILES["mkdocs.yml"]})
    assert site_address(site) == ADDRESSES[setting]


def test_the_index_lists_a_lab_and_misses_one_that_it_does_not(
    tmp_path: Path,
) -> None:
    section = '[[sections]]\nfolder = "labs"\ntitle = "Labs"\nline = "Measure."\n'
    site = small_site(
        tmp_path,
        {
            "docs/topics.toml": section + 'topics = [["sums", "Sums", "Add."]]\n',
            "docs/labs/sums.py": "# %%\n1\n",
            "docs/labs/more.py": "# %%\n1\n",
        },
    )
    text, faults = topics(site)
    assert "[Sums](labs/sums.py)" in text
    assert [fault.what for fault in faults] == ["does not list labs/more.py"]

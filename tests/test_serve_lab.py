"""`make serve` with a lab: the page comes first, then what the lab measures."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.checkout import Started, contents, make_checkout, started
from tests.lab_checkout import ADDRESS, PATH, add_lab

PATIENCE = 90_000.0
FAULTS = "#torchproof-faults"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    root = make_checkout(tmp_path_factory.mktemp("serve") / "tiny")
    add_lab(root)
    with started(root, "serve.py", "--address", "127.0.0.1:0") as command:
        yield command


@pytest.fixture(scope="module")
def address(served: Started) -> str:
    return served.wait_until_said(r"http://127\.0\.0\.1:\d+/")[0] + ADDRESS


@pytest.fixture
def tab(address: str, browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    yield page
    page.close()


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def shows(tab: Page, text: str) -> None:
    """Wait until the page shows `text`; nothing is clicked, nothing reloaded."""
    expect(tab.locator("body")).to_contain_text(text, timeout=PATIENCE)


def test_the_site_is_there_before_its_labs_have_run(served: Started, tab: Page) -> None:
    shows(tab, "Task 3: right.")
    served.wait_until_said(rf"(?m)^running {PATH}, which measures$")
    assert served.said().index("Torchproof is at") < served.said().index("running doc")
    expect(tab.locator("img.lab-plot")).to_have_count(1, timeout=PATIENCE)


def test_a_saved_lab_runs_and_shows_by_itself(served: Started, tab: Page) -> None:
    replace(served.root / PATH, '"second"', '"saved"')
    replace(served.root / PATH, "prints `second 7`", "prints `saved 7`")
    shows(tab, "saved 7")
    expect(tab.locator(FAULTS)).to_have_count(0, timeout=PATIENCE)
    served.wait_until_said(rf"ran {PATH}$")


def test_saved_words_show_at_once_and_run_nothing(served: Started, tab: Page) -> None:
    ran = served.said().count("which measures")
    replace(served.root / PATH, "Two rows of numbers", "Two saved rows of numbers")
    shows(tab, "Two saved rows of numbers")
    assert served.said().count("which measures") == ran


def test_a_lab_that_fails_says_so_and_the_old_one_stays(
    served: Started, tab: Page, browser: Browser
) -> None:
    before = contents(served.root)[PATH]
    number = before.decode().split("\n").index("assert sum(first) < sum(second)") + 1
    replace(served.root / PATH, "assert sum(first) <", "assert sum(first) >")
    shows(tab, f"{PATH}:{number}: ended in AssertionError")
    expect(tab.locator("article")).to_contain_text("This lab did not run to its end")
    expect(tab.locator("article")).to_contain_text("saved 7")
    ran = served.said().count("which measures")
    # It is not run again by whatever else is saved.
    replace(served.root / "docs/index.md", "measures it", "measures that")
    home = browser.new_page()
    home.goto(tab.url.removesuffix(ADDRESS))
    shows(home, "measures that")
    home.close()
    assert served.said().count("which measures") == ran
    (served.root / PATH).write_bytes(before)
    expect(tab.locator(FAULTS)).to_have_count(0, timeout=PATIENCE)
    expect(tab.locator("article")).not_to_contain_text("did not run to its end")


def test_what_serve_makes_of_a_lab_lies_beside_nothing(served: Started) -> None:
    names = [name for name in contents(served.root) if name.startswith("docs/labs/")]
    assert names == [PATH]


def test_the_notebook_is_served(address: str) -> None:
    with urllib.request.urlopen(address.rstrip("/") + ".ipynb", timeout=60) as answer:
        assert b'"nbformat": 4' in answer.read()

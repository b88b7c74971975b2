"""`make serve`, looked at in a browser: what is saved shows by itself."""

from __future__ import annotations

import json
import re
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.checkout import (
    Started,
    contents,
    make_checkout,
    run,
    started,
    wait_until,
)

ANY_PORT = "127.0.0.1:0"
PATIENCE = 60_000.0
ADDRESS = r"http://127\.0\.0\.1:\d+/"
TOPIC = "docs/basics/every-feature.md"
SNIPPETS = "snippets/basics/every_feature"
FAULTS = "#torchproof-faults"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    """One checkout, served while these tests save files in it."""
    root = make_checkout(tmp_path_factory.mktemp("serve") / "tiny")
    # What an earlier run left must not be shown.
    old = root / ".cache" / "serve" / "1"
    old.mkdir(parents=True)
    (old / "left.html").write_text("left")
    with started(root, "serve.py", "--address", ANY_PORT) as command:
        command.wait_until_said(ADDRESS)
        yield command


@pytest.fixture(scope="module")
def address(served: Started) -> str:
    return served.wait_until_said(ADDRESS)[0]


@pytest.fixture
def tab(served: Started, address: str, browser: Browser) -> Iterator[Page]:
    """The topic page, open in a browser; every file as it was, afterwards."""
    before, text = contents(served.root), served_text(address)
    page = browser.new_page()
    page.set_default_timeout(60_000)
    page.goto(address + "basics/every-feature/")
    assert page.locator(FAULTS).count() == 0, page.locator(FAULTS).inner_text()
    yield page
    page.close()
    for name in contents(served.root).keys() - before.keys():
        (served.root / name).unlink()
    for name, content in before.items():
        path = served.root / name
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)
    wait_until(lambda: served_text(address) == text)


def served_text(address: str) -> bytes:
    """The topic page as it is served, without what makes it reload."""
    html = get(address + "basics/every-feature/")
    return re.sub(rb"livereload\(\d+, \d+\)", b"", html)


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def shows(tab: Page, text: str) -> None:
    """Wait until the page shows `text`; nothing is clicked, nothing reloaded.

    Asks again and again: a function left waiting in the page is lost for good when
    two reloads follow close upon each other.
    """
    expect(tab.locator("body")).to_contain_text(text, timeout=PATIENCE)


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as answer:
        content: bytes = answer.read()
    return content


def test_a_saved_page_shows_by_itself(served: Started, tab: Page) -> None:
    replace(served.root / TOPIC, "holds each thing once", "was saved with these words")
    shows(tab, "This page was saved with these words")


def test_a_page_saved_by_renaming_shows(served: Started, tab: Page) -> None:
    page = served.root / TOPIC
    beside = page.with_name(".every-feature.md.new")
    beside.write_text(page.read_text().replace("holds each", "saved by renaming each"))
    beside.replace(page)
    shows(tab, "saved by renaming each")


def test_of_two_quick_saves_the_last_shows(served: Started, tab: Page) -> None:
    text = (served.root / TOPIC).read_text()
    for number in range(1, 4):
        changed = text.replace("holds each thing", f"saved {number} things")
        (served.root / TOPIC).write_text(changed)
        time.sleep(0.1)
    shows(tab, "saved 3 things")


def test_a_saved_snippet_shows_what_it_prints_now(served: Started, tab: Page) -> None:
    snippet = served.root / SNIPPETS / "first_sum.py"
    replace(snippet, "print(total)", 'print("saved:", total * 2)')
    shows(tab, "saved: tensor(12.)")
    assert "saved: tensor(12.)" in snippet.with_suffix(".out").read_text()


def test_what_serve_writes_itself_reloads_nothing(served: Started, tab: Page) -> None:
    lines = served.said().count("; ran ")
    snippet = served.root / SNIPPETS / "first_sum.py"
    replace(snippet, "print(total)", 'print("saved once:", total)')
    shows(tab, "saved once: tensor(6.)")
    tab.evaluate("window.notReloaded = true")
    said = served.said()
    time.sleep(2.0)
    assert tab.evaluate("window.notReloaded") is True
    assert served.said() == said
    assert said.count("; ran ") == lines + 1


def test_a_saved_quiz_shows(served: Started, tab: Page) -> None:
    replace(served.root / TOPIC, "What does this print?", "What is saved here?")
    shows(tab, "What is saved here?")


def test_a_saved_task_shows(served: Started, tab: Page) -> None:
    task = served.root / SNIPPETS / "exercises" / "1_beginner" / "task.md"
    replace(task, "the sum of the three", "a saved sum of the three")
    shows(tab, "a saved sum of the three")


def test_a_new_page_comes_and_a_deleted_one_goes(
    served: Started, tab: Page, address: str, browser: Browser
) -> None:
    new = served.root / "docs" / "basics" / "second.md"
    new.write_text("# Second\n\nA saved page, and go [home](../index.md).\n")
    with (served.root / "mkdocs.yml").open("a") as stream:
        stream.write("      - Second: basics/second.md\n")
    tab.get_by_role("link", name="Second").first.wait_for(state="attached")
    tab = browser.new_page()
    tab.goto(address + "basics/second/")
    shows(tab, "A saved page")
    new.unlink()
    replace(served.root / "mkdocs.yml", "      - Second: basics/second.md\n", "")
    # The open page goes by itself.
    expect(tab.locator("body")).not_to_contain_text("A saved page", timeout=PATIENCE)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        get(address + "basics/second/")


def test_a_saved_style_sheet_shows(served: Started, tab: Page, address: str) -> None:
    style = served.root / "docs" / "saved.css"
    style.write_text(".md-typeset h1 { color: rgb(1, 2, 3) }")
    replace(served.root / "mkdocs.yml", "nav:", "extra_css: [saved.css]\nnav:")
    title = expect(tab.locator("h1"))
    title.to_have_css("color", "rgb(1, 2, 3)", timeout=PATIENCE)
    style.write_text(".md-typeset h1 { color: rgb(3, 2, 1) }")
    title.to_have_css("color", "rgb(3, 2, 1)", timeout=PATIENCE)


def test_a_failing_snippet_shows_its_error_until_it_is_mended(
    served: Started, tab: Page
) -> None:
    snippet = served.root / SNIPPETS / "first_sum.py"
    good, stored = snippet.read_text(), snippet.with_suffix(".out").read_text()
    snippet.write_text(good + 'raise KeyError("saved too early")\n')
    shows(tab, "This program did not do what the page shows")
    shows(tab, "KeyError: 'saved too early'")
    served.wait_until_said(r"^snippets/.*first_sum\.py:\d+: ended in KeyError.*saved")
    assert snippet.with_suffix(".out").read_text() == stored
    # Serving goes on, and nobody runs again what fails.
    ran = served.said().count("first_sum.py\n")
    replace(served.root / TOPIC, "holds each thing", "was saved meanwhile, each thing")
    shows(tab, "was saved meanwhile")
    shows(tab, "KeyError: 'saved too early'")
    assert served.said().count("first_sum.py\n") == ran
    snippet.write_text(good + 'print("saved and mended")\n')
    shows(tab, "saved and mended")
    expect(tab.locator(FAULTS)).to_have_count(0, timeout=PATIENCE)
    assert "This program did not do" not in tab.locator("body").inner_text()


def test_a_fault_shows_on_the_page_and_in_the_terminal(
    served: Started, tab: Page
) -> None:
    page = served.root / TOPIC
    page.write_text(page.read_text() + '\nSaved:\n\n--8<-- "basics/not_there.py"\n')
    tab.locator(FAULTS).wait_for(state="visible")
    number = len(page.read_text().splitlines())
    fault = f"{TOPIC}:{number}: includes basics/not_there.py, which does not exist"
    shows(tab, fault)
    assert fault in served.said()
    replace(page, '\nSaved:\n\n--8<-- "basics/not_there.py"\n', "\nSaved.\n")
    shows(tab, "Saved.")
    assert tab.locator(FAULTS).count() == 0


@pytest.mark.parametrize("line", ["nav: [", "theme: {name: nobody_made_it}"])
def test_broken_settings_leave_the_pages_as_they_were(
    served: Started, tab: Page, line: str
) -> None:
    settings = served.root / "mkdocs.yml"
    good = settings.read_text()
    settings.write_text(good + line + "\n")
    tab.locator(FAULTS).wait_for(state="visible")
    assert "mkdocs.yml" in tab.locator(FAULTS).inner_text()
    assert "This page holds each thing once" in tab.locator("body").inner_text()
    settings.write_text(good)
    tab.locator(FAULTS).wait_for(state="detached")


def test_search_and_navigation_stay_whole(
    served: Started, tab: Page, address: str, browser: Browser
) -> None:
    def indexed() -> list[str]:
        index = json.loads(get(address + "search/search_index.json"))
        return sorted(entry["location"] for entry in index["docs"])

    before = indexed()
    assert any(place.startswith("basics/") for place in before) and "" in before
    replace(served.root / TOPIC, "holds each thing", "saved the word zanzibar, a thing")
    shows(tab, "saved the word zanzibar")
    home = served.root / "docs" / "index.md"
    home.write_text(home.read_text() + "\nThe home page was saved too.\n")
    wait_until(lambda: b"was saved too" in get(address))
    tab = browser.new_page()
    tab.goto(address)
    assert indexed() == before
    # Words of the other page are found, those that were saved and those that stayed.
    for word in ("zanzibar", "troubleshooting"):
        tab.locator('input[name="query"]').fill("")
        tab.locator('input[name="query"]').press_sequentially(word)
        found = tab.locator(".md-search-result__item a").first
        found.wait_for(state="attached")
        assert "basics/every-feature/" in (found.get_attribute("href") or "")
        tab.reload()
    for page in ("", "basics/every-feature/"):
        tab.goto(address + page)
        named = tab.locator("nav.md-nav--primary").text_content() or ""
        assert "Home" in named and "Basics" in named and "Every feature" in named


def test_the_warmed_process_stays_up(served: Started, tab: Page) -> None:
    def warmed() -> set[int]:
        return {pid for pid in served.processes() if pid != served.process.pid}

    before = warmed()
    assert before
    snippet = served.root / SNIPPETS / "first_sum.py"
    for number in (1, 2):
        replace(snippet, "print(total)", f'print("saved {number}")\nprint(total)')
        shows(tab, f"saved {number}\n")
    assert warmed() == before


def test_nothing_of_an_earlier_run_is_served(served: Started, address: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        get(address + "left.html")


def test_saved_scripts_need_a_new_start(served: Started) -> None:
    script = served.root / "scripts" / "torchproof" / "notes.py"
    script.write_text(script.read_text())
    served.wait_until_said(
        r"^scripts/torchproof/notes\.py was saved: end serve with Ctrl-C"
    )


def test_a_port_in_use_is_said_in_one_sentence(served: Started, tmp_path: Path) -> None:
    root = make_checkout(tmp_path / "tiny")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run(root, "serve.py", "--address", f"127.0.0.1:{port}")
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert f"127.0.0.1:{port} can't be served on" in result.stderr
    assert f"make serve ADDRESS=127.0.0.1:{port + 1}" in result.stderr

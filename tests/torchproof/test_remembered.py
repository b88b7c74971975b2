"""What serve remembers from save to save is never older than the files."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from torchproof import remembered
from torchproof.page import Page, load_page, load_pages
from torchproof.remembered import RememberedPages, RememberingRunner
from torchproof.run import Job
from torchproof.site import Site
from torchproof.snippet import make_snippet

TOPIC = "basics/every_feature"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pages that were really read, in order."""
    names: list[str] = []

    def loaded(site: Site, path: Path) -> object:
        names.append(path.name)
        return load_page(site, path)

    monkeypatch.setattr(remembered, "load_page", loaded)
    return names


def generate(site: Site) -> None:
    site.generated.mkdir(parents=True)
    (site.generated / "counts.md").write_text("Some.\n")


def test_a_page_is_read_once(tiny: Site, read: list[str]) -> None:
    generate(tiny)
    pages = RememberedPages()
    assert pages.load(tiny) == pages.load(tiny) == load_pages(tiny)
    assert sorted(read) == ["every-feature.md", "index.md"]


@pytest.mark.parametrize(
    ("changed", "page"),
    [
        ("docs/basics/every-feature.md", "every-feature.md"),
        (f"snippets/{TOPIC}/first_sum.py", "every-feature.md"),
        (f"snippets/{TOPIC}/first_sum.out", "every-feature.md"),
        (f"snippets/{TOPIC}/quiz_slice_is_a_view.out", "every-feature.md"),
        (f"snippets/{TOPIC}/exercises/1_beginner/task.md", "every-feature.md"),
        (".cache/generated/counts.md", "index.md"),
    ],
)
def test_a_page_is_read_again_when_what_it_shows_is_saved(
    tiny: Site, read: list[str], changed: str, page: str
) -> None:
    generate(tiny)
    pages = RememberedPages()
    pages.load(tiny)
    read.clear()
    path = tiny.root / changed
    path.write_text(path.read_text() + "\n")
    assert pages.load(tiny) == load_pages(tiny)
    assert read == [page]


def test_a_page_with_a_fault_is_read_until_it_has_none(
    tiny: Site, read: list[str]
) -> None:
    pages = RememberedPages()
    # The counts that the home page shows aren't there yet.
    faults = pages.load(tiny)[1]
    assert faults and pages.load(tiny)[1] == faults
    assert read.count("index.md") == 2
    generate(tiny)
    assert pages.load(tiny)[1] == []


def test_git_is_asked_again_when_a_page_comes(
    tiny: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def last_changes(site: Site, pages: Iterable[Page]) -> dict[str, str]:
        asked.append(len(list(pages)))
        return {"docs/index.md": "2026-01-01"}

    monkeypatch.setattr(remembered, "last_changes", last_changes)
    pages = RememberedPages()
    for _ in range(2):
        pages.last_changes(tiny, pages.load(tiny)[0])
    assert asked == [2]
    (tiny.docs / "new.md").write_text("# New\n")
    pages.last_changes(tiny, pages.load(tiny)[0])
    assert asked == [2, 3]


def test_what_failed_runs_again_only_when_it_was_saved(tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.snippets.mkdir()
    path = site.snippets / "fails.py"

    def job(code: str) -> Job:
        path.write_text(code)
        snippet, faults = make_snippet(path.name, code, path.name)
        assert not faults
        return Job(snippet)

    runner = RememberingRunner(site)
    with runner:
        failing = job("import time\nprint(time.time_ns())\nraise KeyError(1)\n")
        (first,) = runner.run([failing])
        (second,) = runner.run([failing])
        assert second is first and runner.repeated == {"fails.py"}
        time.sleep(0.02)
        (third,) = runner.run([job(failing.snippet.code)])
        assert third.output != first.output and runner.repeated == set()
        good = job("import time\nprint(time.time_ns())\n")
        outputs = {run.output for _ in range(2) for run in runner.run([good])}
        assert len(outputs) == 2

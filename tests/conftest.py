"""What tests share: one runner, and copies of the tiny site to break."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser import open_browser
from tests.lab_checkout import LAB
from tests.lab_checkout import PATH as LAB_PATH
from tests.mutations import TALLY

from torchproof import recording
from torchproof.generated import write_generated
from torchproof.generator import build_site
from torchproof.lab import read_lab
from torchproof.labs import Executed, execute
from torchproof.page import Page, load_pages
from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.site import Site, this_site
from torchproof.snippet import discover, make_snippet
from torchproof.stage import Told, stage_pages
from torchproof.walls_wanted import NAME, Wanted

TINY = Path(__file__).parent / "tiny_site"


@pytest.fixture(scope="session")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    """A runner whose warmed processes stay up for all tests."""
    with Runner(tmp_path_factory.mktemp("runner")) as opened:
        yield opened


@pytest.fixture
def run(runner: Runner) -> Callable[..., Run]:
    """Run one program by its text: `run("print(1)", fresh=True)`."""

    def run_code(
        code: str,
        *,
        name: str = "program.py",
        fresh: bool = False,
        files: dict[str, Path] | None = None,
    ) -> Run:
        snippet, faults = make_snippet(name, code, name)
        assert not faults
        (result,) = runner.run([Job(snippet, files or {}, fresh)])
        return result

    return run_code


@pytest.fixture
def walled(runner: Runner, run: Callable[..., Run]) -> Callable[..., Run]:
    """`run`, where there are walls. None is an error where they are required."""
    assert run("print(1)").output == "1\n"
    reason = runner.bare
    if reason is None:
        return run
    if os.environ.get(NAME) == Wanted.MUST.value:
        pytest.fail(f"walls are required here: {reason}")
    pytest.skip(f"no walls can be built here: {reason}")


@pytest.fixture
def tiny(tmp_path: Path) -> Site:
    """A copy of the tiny site that a test may break, nothing cached."""
    root = tmp_path / "tiny"
    shutil.copytree(TINY, root, ignore=shutil.ignore_patterns(".cache", "site"))
    return Site(root)


@pytest.fixture(scope="session")
def real() -> Site:
    """The site of this checkout, to look at."""
    return this_site()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what tests counted, and how many changes the proof caught."""
    for report in terminalreporter.stats.get("passed", ()):
        for name, value in report.user_properties:
            if name == "told":
                terminalreporter.write_line(str(value))
    if TALLY.made:
        for line in TALLY.lines():
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium; see tests/browser.py."""
    with open_browser() as opened:
        yield opened


@dataclass(frozen=True)
class Staged:
    """The tiny site, staged from what is stored: nothing was run."""

    site: Site
    pages: list[Page]


@pytest.fixture(scope="session")
def tiny_staged(tmp_path_factory: pytest.TempPathFactory) -> Staged:
    """The pages of the tiny site as a site generator gets them, to look at."""
    root = tmp_path_factory.mktemp("staged") / "tiny"
    shutil.copytree(TINY, root, ignore=shutil.ignore_patterns(".cache", "site"))
    site = Site(root)
    snippets, faults = discover(site)
    faults += write_generated(site, snippets)
    recordings, wrong = recording.load(site)
    pages, more = load_pages(site)
    assert [str(fault) for fault in faults + wrong + more] == []
    by_key = {snippet.key: snippet for snippet in snippets}
    stage_pages(Told(site, by_key, recordings, {}, {}), pages)
    return Staged(site, pages)


@pytest.fixture(scope="session")
def tiny_built(tiny_staged: Staged) -> Path:
    """The folder of the tiny site, built by MkDocs."""
    target = tiny_staged.site.root / "site"
    build_site(tiny_staged.site, target, lambda folder: None)
    return target


@pytest.fixture(scope="session")
def executed(runner: Runner) -> Executed:
    """The tiny lab, run once from top to bottom in a kernel, behind the walls."""
    lab, faults = read_lab(LAB_PATH, LAB.read_text())
    assert faults == []
    outcome = execute(runner, lab, "key")
    assert isinstance(outcome, Executed), [str(fault) for fault in outcome]
    return outcome

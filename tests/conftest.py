"""What tests share: one runner, and copies of the tiny site to break."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import open_browser

from torchproof.runner import Job, Run, Runner
from torchproof.site import Site, this_site
from torchproof.snippet import make_snippet

TINY = Path(__file__).parent / "tiny_site"


@pytest.fixture(scope="session")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    """A runner whose warmed processes stay up for all tests."""
    with Runner(tmp_path_factory.mktemp("runner")) as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
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
def tiny(tmp_path: Path) -> Site:
    """A copy of the tiny site that a test may break, nothing cached."""
    root = tmp_path / "tiny"
    shutil.copytree(TINY, root, ignore=shutil.ignore_patterns(".cache", "site"))
    return Site(root)


@pytest.fixture(scope="session")
def real() -> Site:
    """The site of this checkout, to look at."""
    return this_site()

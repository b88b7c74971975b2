"""The built site, served, for the tests that read its pages in a browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from tests.pages.serving import Served, serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """site/, built now: snippets that are proven already do not run again.

    Once, however many processes the tests are shared between.
    """
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    done = shared / "site-was-built"
    with FileLock(shared / "building.lock"):
        if not done.exists():
            subprocess.run([sys.executable, "scripts/build.py"], cwd=ROOT, check=True)
            done.touch()
    return ROOT / "site"


@pytest.fixture(scope="session")
def served(built: Path) -> Iterator[Served]:
    with serving(built) as server:
        yield server

"""The built site, served, for the tests that read its pages in a browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.pages.serving import Served, serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def built() -> Path:
    """site/, built now: snippets that are proven already do not run again."""
    subprocess.run([sys.executable, "scripts/build.py"], cwd=ROOT, check=True)
    return ROOT / "site"


@pytest.fixture(scope="session")
def served(built: Path) -> Iterator[Served]:
    with serving(built) as server:
        yield server

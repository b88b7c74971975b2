"""The staged pages show the same under Zensical, Material's successor."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from tests.conftest import Staged

from torchproof.built import check_built
from torchproof.policy import add_policies
from torchproof.site import this_site

SCRIPTS = this_site().root / "scripts"
ZENSICAL = Path(sys.executable).with_name("zensical")


@pytest.fixture(scope="module")
def by_zensical(tiny_staged: Staged, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the tiny site, built by Zensical from what MkDocs gets."""
    root = tmp_path_factory.mktemp("zensical")
    # It wants its pages below its configuration.
    shutil.copytree(tiny_staged.site.stage, root / "docs")
    config = root / "mkdocs.yml"
    config.write_text(tiny_staged.site.config.read_text() + "site_dir: site\n")
    built = subprocess.run(
        [ZENSICAL, "build", "--strict", "-f", config],
        env={**os.environ, "PYTHONPATH": str(SCRIPTS)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    add_policies(root / "site")
    return root / "site"


def test_it_is_the_pinned_one() -> None:
    pins = (this_site().root / "pyproject.toml").read_text()
    (pin,) = re.findall(r'"zensical==([\d.]+)"', pins)
    assert metadata.version("zensical") == pin


def test_both_show_the_same_blocks_outputs_proofs_and_quizzes(
    by_zensical: Path, tiny_built: Path, tiny_staged: Staged
) -> None:
    faults, theirs = check_built(by_zensical, tiny_staged.pages)
    _, ours = check_built(tiny_built, tiny_staged.pages)
    assert [str(fault) for fault in faults] == []
    assert (theirs.python, theirs.outputs) == (ours.python, ours.outputs)
    told = {
        "blocks": (sum(theirs.python.values()), sum(ours.python.values())),
        "outputs": (sum(theirs.outputs.values()), sum(ours.outputs.values())),
        "quotations": (theirs.quotations, ours.quotations),
        "recordings": (theirs.recordings, ours.recordings),
        "proof lines": (theirs.proofs, ours.proofs),
        "quizzes": (theirs.quizzes, ours.quizzes),
    }
    for what, (zensical, mkdocs) in told.items():
        assert zensical == mkdocs > 0, what

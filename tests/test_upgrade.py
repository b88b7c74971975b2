"""`make upgrade`, from the outside: a release is tried, and nothing else moves.

The other release is the present torch under another number: a wheel that leads to
it, which pip installs without any network.
"""

from __future__ import annotations

import importlib.util
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.checkout import (
    contents,
    half_written,
    make_checkout,
    run,
    started,
    wait_until,
)
from tests.wheels import make_wheel, only_wheels_in

from torchproof import releases
from torchproof.site import Site

TOPIC = "basics/every_feature"
PAGE = "docs/basics/every-feature.md"
TABLE = "snippets/releases.toml"
# Told apart by the environment's folder, as another release would by its code.
WORDS = 'import sys\n\nprint("upgrade" in sys.prefix)\n'
BREAKS = 'import sys\n\nassert "upgrade" not in sys.prefix, "not here"\nprint(1)\n'


def make_release(folder: Path) -> dict[str, str]:
    """Wheels of torch 9.9.9 and of what it needs; what makes pip take them."""
    spec = importlib.util.find_spec("torch")
    assert spec is not None and spec.origin is not None
    present = str(Path(spec.origin).parents[1])
    make_wheel(
        folder, "torch", "9.9.9", requires=["counter<5"],
        files={"present.pth": present + "\n"},
    )  # fmt: skip
    for version in ("4.0", "5.0"):
        make_wheel(folder, "counter", version)
    return only_wheels_in(folder)


def make_site(root: Path) -> Path:
    """The tiny site with pins, and two programs that the other release changes."""
    root = make_checkout(root)
    (root / "pyproject.toml").write_text('[dependency-groups]\nsnippets = ["counter"]')
    (root / "requirements.lock").write_text("counter==5.0\n")
    blocks = ""
    for name, code, printed in (("words", WORDS, "False"), ("breaks", BREAKS, "1")):
        path = root / "snippets" / TOPIC / f"{name}.py"
        path.write_text(code)
        path.with_suffix(".out").write_text(f"$ python {name}.py\n{printed}\n")
        blocks += f'\n```python\n--8<-- "{TOPIC}/{name}.py"\n```\n'
    page = root / PAGE
    page.write_text(page.read_text() + blocks)
    return root


@pytest.fixture(scope="module")
def pip_settings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return make_release(tmp_path_factory.mktemp("wheels"))


@pytest.fixture
def root(
    tmp_path: Path, pip_settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The same with three programs only, for what ends before pages are read."""
    for name, value in pip_settings.items():
        monkeypatch.setenv(name, value)
    root = make_site(tmp_path / "tiny")
    for path in (root / "snippets" / TOPIC).glob("*.py"):
        if path.stem not in ("first_sum", "words", "breaks"):
            path.unlink()
    return root


@pytest.fixture(scope="module")
def tried(
    tmp_path_factory: pytest.TempPathFactory, pip_settings: dict[str, str]
) -> Iterator[tuple[Path, subprocess.CompletedProcess[str], dict[str, bytes]]]:
    """A checkout in which torch 9.9.9 was tried, what that said, and what was there."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name, value in pip_settings.items():
            monkeypatch.setenv(name, value)
        root = make_site(tmp_path_factory.mktemp("tried") / "tiny")
        before = contents(root)
        yield root, run(root, "upgrade.py", "9.9.9"), before


Tried = tuple[Path, subprocess.CompletedProcess[str], dict[str, bytes]]


def test_it_counts_each_snippet_once(tried: Tried) -> None:
    root, result, _ = tried
    assert result.returncode == 0, result.stderr
    number = len(
        [p for p in root.rglob("snippets/**/*.py") if "exercises" not in p.parts]
    )
    wrote, counted, report = result.stdout.splitlines()
    assert wrote == f"rewrote {TABLE}"
    assert counted.startswith(f"upgrade: {number} snippets on torch 9.9.9: ")
    counts = [int(part.split()[0]) for part in counted.rpartition(": ")[2].split(", ")]
    assert sum(counts) == number
    assert "1 broke, 1 other text" in counted
    assert report == f"report: {root}/.cache/upgrade/torch-9.9.9.md"
    assert "torch 9.9.9 needs counter<5 instead of 5.0" in result.stderr


def test_stored_outputs_stay_and_only_the_table_is_new(tried: Tried) -> None:
    root, _, before = tried
    after = contents(root)
    assert after.keys() - before.keys() == {TABLE}
    assert {name: after[name] for name in before} == before
    assert half_written(root) == []


def test_the_environment_is_taken_away(tried: Tried) -> None:
    root, _, _ = tried
    left = {path.name for path in (root / ".cache" / "upgrade").iterdir()}
    assert left == {"9.9.9.json", "torch-9.9.9.md", "torch-9.9.9.diff"}


def test_the_table_says_what_differs_on_which_page(tried: Tried) -> None:
    root, _, _ = tried
    table, faults = releases.load(Site(root))
    assert faults == []
    (release,) = table.values()
    page = release.pages[PAGE]
    assert page.differ == {
        f"{TOPIC}/words.py": "other text", f"{TOPIC}/breaks.py": "broke"
    }  # fmt: skip
    assert page.not_run[f"{TOPIC}/doubles_on_gpu.py"] == "needs a GPU"
    assert page.compared >= 8
    assert release.relaxed == ["counter<5 instead of 5.0"]
    assert release.counts["assertion held"] == 1


def test_the_report_holds_each_difference_with_its_diff(tried: Tried) -> None:
    root, _, _ = tried
    text = (root / ".cache/upgrade/torch-9.9.9.md").read_text()
    assert "| broke | 1 |" in text and "| other text | 1 |" in text
    assert f"| {PAGE} | " in text and "1 broke, 1 other text" in text
    assert f"<code>{TOPIC}/words.py</code>: other text" in text
    assert "\n-False\n+True\n" in text
    assert "AssertionError: not here" in text
    assert "not run: needs a GPU." in text
    assert "- torch 9.9.9 needs counter<5 instead of 5.0." in text
    diff = (root / ".cache/upgrade/torch-9.9.9.diff").read_text()
    assert diff.count("\n+++ ") == 2 and f"{TOPIC}/words.out" in diff


def test_a_stored_output_that_is_not_true_stops_it(root: Path) -> None:
    path = root / "snippets" / TOPIC / "first_sum.out"
    path.write_text(path.read_text().replace("6.", "7."))
    before = contents(root)
    result = run(root, "upgrade.py", "9.9.9")
    assert result.returncode == 1 and result.stdout == ""
    assert f"snippets/{TOPIC}/first_sum.out:2: shows" in result.stderr
    assert contents(root) == before
    assert not (root / ".cache" / "upgrade").exists()


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ((), "No version is not a version of torch: type `make upgrade TORCH="),
        (("newest",), "'newest' is not a version of torch: type `make upgrade TORCH="),
    ],
)
def test_a_version_that_is_none_is_refused_at_once(
    tmp_path: Path, version: tuple[str, ...], said: str
) -> None:
    root = make_checkout(tmp_path / "tiny")
    result = run(root, "upgrade.py", *version)
    assert result.returncode == 1 and result.stderr.startswith(said)
    assert len(result.stderr.splitlines()) == 1


def test_ctrl_c_leaves_nothing(root: Path) -> None:
    before = contents(root)
    environment = root / ".cache" / "upgrade" / "torch-9.9.9"
    with started(root, "upgrade.py", "9.9.9") as command:
        command.wait_until_said("Installing collected packages: counter")
        assert environment.exists()
        assert command.interrupt(signal.SIGINT) == 130
        assert command.said().endswith("stopped\n")
        wait_until(lambda: not command.processes(), patience=10)
    assert contents(root) == before and half_written(root) == []
    assert list(environment.parent.iterdir()) == []


def test_the_build_stops_at_a_table_that_names_what_is_not_there(
    tried: Tried, tmp_path: Path
) -> None:
    before, _, _ = tried
    root = tmp_path / "tiny"
    shutil.copytree(before, root)
    (root / "snippets" / TOPIC / "words.py").rename(root / "words.py")
    result = run(root, "build.py")
    assert result.returncode == 1
    (fault,) = [
        line for line in result.stderr.splitlines() if line.startswith(f"{TABLE}:")
    ]
    assert f"names {TOPIC}/words.py, which is not there; take its lines out" in fault

"""What happens to a checkout: no room, no rights, two commands at once, one killed."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.checkout import (
    PATIENCE,
    ROOT,
    contents,
    environment,
    half_written,
    make_checkout,
    processes_of,
    run,
    started,
    wait_until,
)

SNIPPETS = "snippets/basics/every_feature"
TOPIC = "docs/basics/every-feature.md"
PYTHON = sys.executable


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which `make site` has run; like every other here, without git."""
    root = make_checkout(tmp_path_factory.mktemp("built") / "tiny")
    result = run(root, "build.py")
    assert (result.returncode, result.stderr) == (0, "") or "running" in result.stderr
    return root


@pytest.fixture
def root(built: Path, tmp_path: Path) -> Path:
    """A copy of it to break."""
    shutil.copytree(built, tmp_path / "tiny", symlinks=True)
    return (tmp_path / "tiny").resolve()


def change(path: Path, edit: Callable[[str], str]) -> None:
    text = path.read_text()
    assert edit(text) != text
    path.write_text(edit(text))


def prints_more(root: Path, text: str = "more") -> Path:
    """Let first_sum.py print another line; returns its stored output."""
    snippet = root / SNIPPETS / "first_sum.py"
    change(snippet, lambda code: f'{code}print("{text}")\n')
    return snippet.with_suffix(".out")


def site_of(root: Path) -> dict[str, bytes]:
    folder = root / "site"
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def without_progress(stderr: str) -> str:
    lines = stderr.splitlines(keepends=True)
    return "".join(
        line for line in lines if not line.startswith(("running snippet", "proving"))
    )


# No room.

FULL = """\
mount -t tmpfs -o size=400k full "$1" && cp -r "$2"/. "$1" &&
dd if=/dev/zero of="$1/.filler" bs=1k status=none 2>/dev/null
"$3" "$4/scripts/update.py"; code=$?
cp "$1/basics/every_feature/first_sum.out" "$5"
ls -A "$1/basics/every_feature" | grep tmp
exit $code
"""


def can_mount(folder: Path) -> bool:
    try:
        tried = subprocess.run(
            ["unshare", "-rm", "mount", "-t", "tmpfs", "none", folder],
            capture_output=True,
        )
    except OSError:
        return False
    return tried.returncode == 0


def test_a_full_disk_keeps_the_output_that_was_and_names_it(
    root: Path, tmp_path: Path
) -> None:
    if not can_mount(root / "tmp"):
        pytest.skip("this user may not mount a small disk; the next test limits a file")
    stored = prints_more(root, "m" * 9000)
    before, kept = stored.read_bytes(), tmp_path / "kept"
    aside = tmp_path / "snippets"
    shutil.copytree(root / "snippets", aside)
    paths = (root / "snippets", aside, Path(PYTHON), root, kept)
    result = subprocess.run(
        ["unshare", "-rm", "sh", "-c", FULL, "sh", *map(str, paths)],
        env=environment(root),
        capture_output=True,
        text=True,
    )
    assert without_progress(result.stderr) == (
        f"stopped: {stored}: No space left on device; make room on the disk, "
        "and run it again\n"
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert kept.read_bytes() == before


WRITE = """\
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from torchproof.command import run_command
from torchproof.files import write_if_changed
run_command(lambda: int(write_if_changed(Path(sys.argv[2]), b"x" * 10_000)))
"""


def test_a_limit_on_files_keeps_the_file_that_was(tmp_path: Path) -> None:
    stored = tmp_path / "first.out"
    stored.write_text("as it was\n")
    result = subprocess.run(
        [PYTHON, "-c", WRITE, ROOT / "scripts", stored],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)),
        capture_output=True,
        text=True,
    )
    assert result.stderr == (
        f"stopped: {stored}: File too large; allow larger files (`ulimit -f`), "
        "and run it again\n"
    )
    assert result.returncode == 1
    assert stored.read_text() == "as it was\n"
    assert list(tmp_path.iterdir()) == [stored]


# No rights.


def without_privilege(root: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script bound by the rights of files; root has to give its own up."""
    command = [PYTHON, str(root / "scripts" / script)]
    if os.getuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root can't give up its rights here: there is no setpriv")
        drop = "-dac_override,-dac_read_search,-fowner"
        command = ["setpriv", "--inh-caps", drop, "--bounding-set", drop, *command]
    return subprocess.run(
        command, cwd=root, env=environment(root), capture_output=True, text=True
    )


@pytest.fixture
def locked(root: Path) -> Iterator[Callable[[Path], None]]:
    """Lock a folder of the checkout against writing, until the test ends."""
    folders: list[Path] = []

    def lock(folder: Path) -> None:
        folders.append(folder)
        folder.chmod(0o555)

    yield lock
    for folder in folders:
        folder.chmod(0o755)


def test_a_folder_that_may_not_be_written_is_named(
    root: Path, locked: Callable[[Path], None]
) -> None:
    stored = prints_more(root)
    before = contents(root)
    locked(stored.parent)
    result = without_privilege(root, "update.py")
    assert without_progress(result.stderr) == (
        f"stopped: {stored}: Permission denied; make it yours to write, "
        "and run it again\n"
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert contents(root) == before


@pytest.mark.parametrize("script", ["build.py", "proof.py", "update.py"])
def test_a_checkout_that_may_only_be_read_is_named(
    root: Path, locked: Callable[[Path], None], script: str
) -> None:
    shutil.rmtree(root / ".cache")
    before = contents(root)
    locked(root)
    result = without_privilege(root, script)
    assert result.stderr == (
        f"stopped: {root}/.cache: Permission denied; make it yours to write, "
        "and run it again\n"
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert contents(root) == before


# Two at once, and one that is killed.


def test_two_builds_at_once_end_right_and_one_says_that_it_waits(root: Path) -> None:
    change(root / TOPIC, lambda text: text + "\nTwo builds show this line.\n")
    with started(root, "build.py") as first:
        # Whichever comes first: the other one starts while that works.
        second = run(root, "build.py")
        assert first.process.wait(timeout=PATIENCE) == 0
        said = first.said() + second.stderr + second.stdout
    assert second.returncode == 0
    assert said.count("another command works in this checkout: waiting\n") == 1
    assert said.count("site: 2 pages in site/") == 2
    assert "Traceback" not in said
    assert b"Two builds show" in site_of(root)["basics/every-feature/index.html"]
    assert half_written(root) == []


def test_update_and_proof_at_once_end_right(root: Path) -> None:
    stored = prints_more(root)
    with started(root, "update.py") as update, started(root, "proof.py") as proof:
        # Whichever comes first: the proof may find the output old, update mends it.
        assert update.process.wait(timeout=PATIENCE) == 1
        assert proof.process.wait(timeout=PATIENCE) in (0, 1)
        said = update.said() + proof.said()
    assert "Traceback" not in said
    assert said.count("another command works in this checkout: waiting\n") == 1
    assert stored.read_text().endswith("more\n")
    assert half_written(root) == []


@pytest.mark.parametrize("moment", ["site.new", "work"])
def test_a_build_that_is_killed_is_mended_by_the_next(root: Path, moment: str) -> None:
    before = site_of(root)
    change(root / TOPIC, lambda text: text + "\nA killed build wrote this.\n")
    if moment == "work":
        prints_more(root)
    sign = {
        "site.new": ".cache/site.new/index.html",
        "work": "tmp/torchproof-*/*/work/first_sum.py",
    }[moment]
    with started(root, "build.py") as command:
        wait_until(lambda: any(root.glob(sign)) or command.process.poll() is not None)
        command.process.send_signal(signal.SIGKILL)
        command.process.wait()
        after = site_of(root)
        # What it had started ends by itself.
        wait_until(lambda: not processes_of(root), patience=30)
    new = b"A killed build wrote this." in after["basics/every-feature/index.html"]
    assert new or after == before
    if moment == "work":
        assert run(root, "update.py").returncode == 1
    assert (root / ".cache" / "lock").exists()
    result = run(root, "build.py")
    assert (result.returncode, without_progress(result.stderr)) == (0, "")
    assert b"A killed build" in site_of(root)["basics/every-feature/index.html"]
    left = [name for name in half_written(root) if "torchproof-" not in name]
    assert left == []


def test_a_lock_that_somebody_left_is_no_lock(root: Path, tmp_path: Path) -> None:
    (root / ".cache" / "lock").write_text("4711\n")
    result = run(root, "update.py")
    assert (result.returncode, result.stderr) == (0, "")
    (root / ".cache" / "lock").unlink()
    (root / ".cache" / "lock").symlink_to(tmp_path / "outside")
    result = run(root, "update.py")
    assert result.stderr == (
        f"stopped: {root}/.cache/lock: Too many levels of symbolic links; mend that, "
        "and run it again\n"
    )
    assert not (tmp_path / "outside").exists()

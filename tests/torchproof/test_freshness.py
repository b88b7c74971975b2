"""A snippet runs again when something that its output rests on changed: only then."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.conftest import TINY
from tests.mutations import Replay

from torchproof import environment, freshness, recording
from torchproof.page import load_pages
from torchproof.proving import prove
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import discover
from torchproof.upkeep import Upkeep, bring_up_to_date, is_cpu_build, stale_jobs

TOPIC = "basics/every_feature"
ALL = {
    *(["cuda_without_cuda"] if is_cpu_build() else []),
    *("first_sum", "inner_sizes_differ", "line_drawn"),
    *("picks_its_device", "quiz_slice_is_a_view", "ranks_agree", "reads_heights"),
    *("spawned_worker", "sum_takes_time", "target_has_other_shape"),
}
# What another process opens can't be seen: these may have read any data file.
UNTRACED = {"ranks_agree", "spawned_worker"}


@dataclass(frozen=True)
class UpToDate:
    """A copy of the tiny site in which every snippet ran, and those runs."""

    site: Site
    replay: Replay

    def file(self, name: str) -> Path:
        return self.site.snippets / TOPIC / name

    def stale(self) -> set[str]:
        """Names of the snippets that would run now."""
        recordings, _ = recording.load(self.site)
        known = freshness.Freshness(self.site, recordings)
        jobs = stale_jobs(self.site, discover(self.site)[0], known)
        return {job.snippet.stem for job in jobs}

    def check(self, *, write: bool = False) -> Upkeep:
        """Run what is stale, as `make site` does, or `make update` with `write`."""
        snippets, _ = discover(self.site)
        return bring_up_to_date(self.site, self.replay, snippets, write=write)


def _copied(root: Path, target: Path) -> Site:
    ignored = shutil.ignore_patterns("site", "stage", "matplotlib")
    return Site(shutil.copytree(root, target / "site", ignore=ignored))


@pytest.fixture(scope="module")
def ran(runner: Runner, tmp_path_factory: pytest.TempPathFactory) -> UpToDate:
    """Everything ran once. Not to be changed."""
    site = _copied(TINY, tmp_path_factory.mktemp("ran"))
    shutil.rmtree(site.cache, ignore_errors=True)
    done = UpToDate(site, Replay(runner))
    assert {Path(key).stem for key in done.check().ran} == ALL
    return done


@pytest.fixture
def fresh(ran: UpToDate, tmp_path: Path) -> UpToDate:
    """A copy of it, to change."""
    return UpToDate(_copied(ran.site.root, tmp_path), ran.replay)


def test_unchanged_nothing_runs(fresh: UpToDate) -> None:
    assert fresh.stale() == set()
    assert fresh.check().ran == []


def test_a_new_date_of_a_file_runs_nothing(fresh: UpToDate) -> None:
    for path in fresh.site.snippets.rglob("*"):
        os.utime(path, (1, 1))
    assert fresh.stale() == set()


@pytest.mark.parametrize("name", sorted(ALL))
def test_a_changed_snippet_runs_alone(name: str, fresh: UpToDate) -> None:
    path = fresh.file(f"{name}.py")
    path.write_text(path.read_text() + "# touched\n")
    assert fresh.stale() == {name}


def test_a_snippet_that_ran_is_fresh_again(fresh: UpToDate) -> None:
    path = fresh.file("first_sum.py")
    path.write_text(path.read_text() + "# touched\n")
    assert fresh.check().ran == [f"{TOPIC}/first_sum.py"]
    assert fresh.stale() == set()


def test_a_snippet_that_failed_stays_stale(fresh: UpToDate) -> None:
    path = fresh.file("first_sum.py")
    path.write_text(path.read_text() + "1 / 0\n")
    before = fresh.file("first_sum.out").read_bytes()
    done = fresh.check(write=True)
    assert list(done.faults) == [f"{TOPIC}/first_sum.py"]
    assert fresh.file("first_sum.out").read_bytes() == before
    assert fresh.stale() == {"first_sum"}


def test_changed_data_runs_those_that_read_it(fresh: UpToDate) -> None:
    fresh.file("heights.csv").write_text("1.5\n2.0\n4.0\n")
    assert fresh.stale() == {"reads_heights"} | UNTRACED


@pytest.mark.parametrize(
    ("name", "owner"),
    [
        ("first_sum.out", "first_sum"),
        ("quiz_slice_is_a_view.out", "quiz_slice_is_a_view"),
        ("line_drawn.csv", "line_drawn"),
        ("line_drawn.svg", "line_drawn"),
    ],
)
@pytest.mark.parametrize("edit", ["edited", "deleted"])
def test_a_touched_output_runs_its_owner_and_is_reported(
    name: str, owner: str, edit: str, fresh: UpToDate
) -> None:
    path = fresh.file(name)
    if edit == "edited":
        path.write_bytes(path.read_bytes() + b"1\n")
    else:
        path.unlink()
    done = fresh.check()
    assert done.ran == [f"{TOPIC}/{owner}.py"]
    assert [fault.path for fault in done.all_faults] == [f"snippets/{TOPIC}/{name}"]
    assert fresh.stale() == {owner}


def test_a_touched_measurement_runs_alone_and_stays_stale(fresh: UpToDate) -> None:
    path = fresh.file("sum_takes_time.out")
    path.write_text("$ python sum_takes_time.py\n200000x the numbers: 1x the time\n")
    assert fresh.check().ran == [f"{TOPIC}/sum_takes_time.py"]
    assert fresh.stale() == {"sum_takes_time"}
    recordings, _ = recording.load(fresh.site)
    told = recording.check(fresh.site, recordings, discover(fresh.site)[0])
    assert [fault.path for fault in told] == [f"snippets/{TOPIC}/sum_takes_time.out"]


def test_an_update_writes_what_differs_and_is_fresh_then(fresh: UpToDate) -> None:
    names = ["first_sum.out", "line_drawn.svg", "sum_takes_time.out"]
    before = fresh.file("first_sum.out").read_bytes()
    for name in names:
        fresh.file(name).write_text("never printed\n")
    changed = {Path(path).name for path in fresh.check(write=True).changed}
    assert changed - {"recordings.toml"} == set(names)
    assert fresh.file("first_sum.out").read_bytes() == before
    assert fresh.stale() == set()


def _pin(fresh: UpToDate, patch: pytest.MonkeyPatch) -> None:
    (fresh.site.root / "requirements.lock").write_text("numpy==2.4.6\n")


def _torch(fresh: UpToDate, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(recording, "torch_version", lambda: "2.14.0")


def _declared(fresh: UpToDate, patch: pytest.MonkeyPatch) -> None:
    patch.setitem(environment.PINS, "OMP_NUM_THREADS", "2")


def _cache(fresh: UpToDate, patch: pytest.MonkeyPatch) -> None:
    (fresh.site.cache / "freshness.json").unlink()


def _broken_cache(fresh: UpToDate, patch: pytest.MonkeyPatch) -> None:
    (fresh.site.cache / "freshness.json").write_text('{"a": 1}')


@pytest.mark.parametrize("change", [_pin, _torch, _declared, _cache, _broken_cache])
def test_what_all_rest_on_runs_all(
    change: Callable[[UpToDate, pytest.MonkeyPatch], None],
    fresh: UpToDate,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    change(fresh, monkeypatch)
    assert fresh.stale() == ALL


def test_what_the_proof_ran_need_not_run_for_the_site(fresh: UpToDate) -> None:
    (fresh.site.cache / "freshness.json").unlink()
    pages, _ = load_pages(fresh.site)
    proof = prove(fresh.site, pages, discover(fresh.site)[0], fresh.replay)
    assert proof.faults == []
    assert fresh.stale() == set()

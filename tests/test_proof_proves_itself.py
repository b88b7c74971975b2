"""The proof proves itself: whatever is changed, it notices.

Outputs are changed and judged against one stored run; programs and pages are
changed and proven by the real command, which runs what is new. Each change must be
caught, and for what it is. How many were, is printed at the end of the session.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from tests.broken_copy import Bench, copy_of, sample
from tests.conftest import TINY
from tests.edits import PAGE, PROGRAMS, TOPIC, Edit
from tests.mutations import (
    TALLY,
    Mutation,
    Replay,
    changes_of_artefact,
    changes_of_output,
)
from tests.page_edits import PAGES

import proof
from torchproof import recording
from torchproof.faults import Fault
from torchproof.runner import Runner
from torchproof.site import this_site
from torchproof.snippet import discover
from torchproof.upkeep import bring_up_to_date


@pytest.fixture(scope="module")
def tiny_bench(runner: Runner, tmp_path_factory: pytest.TempPathFactory) -> Bench:
    """The tiny site, whole."""
    site = copy_of(TINY, tmp_path_factory.mktemp("proof") / "tiny")
    keys = frozenset(s.key for s in discover(site)[0])
    return _checked(Bench(site, keys, Replay(runner)))


@pytest.fixture(scope="module")
def real_bench(runner: Runner, tmp_path_factory: pytest.TempPathFactory) -> Bench:
    """A sample of the real site's snippets, on their real pages."""
    site = copy_of(this_site().root, tmp_path_factory.mktemp("proof") / "real")
    keys = sample(discover(site)[0])
    recordings, _ = recording.load(site)
    recording.save(site, {k: v for k, v in recordings.items() if k[0] in keys})
    return _checked(Bench(site, keys, Replay(runner)))


def _checked(bench: Bench) -> Bench:
    """One real run of everything, which must be right before anything is changed."""
    found = bench.prove()
    assert [str(fault) for fault in found.faults] == []
    assert found.failed == 0
    return bench


@pytest.fixture(params=["tiny_bench", "real_bench"])
def bench(request: pytest.FixtureRequest) -> Iterator[Bench]:
    """Either site; at the end it must be as right as before."""
    chosen: Bench = request.getfixturevalue(request.param)
    runs = chosen.replay.runs
    yield chosen
    del chosen.unchanged
    _checked(chosen)
    assert chosen.replay.runs == runs, "an output was judged against a new run"


def _all_caught(made: list[tuple[str, str]]) -> None:
    """Count what was made, as (kind, what escaped or ""); fail when one escaped."""
    for kind, escaped in made:
        TALLY.count(kind, not escaped, escaped)
    assert made, "nothing was changed"
    assert [f"{kind}: {escaped}" for kind, escaped in made if escaped] == []


def test_the_sample_is_large_enough(real_bench: Bench) -> None:
    assert len(real_bench.snippets) >= 8
    assert len(real_bench.outputs()) >= 8


def _change_all(
    bench: Bench, changes: dict[Path, list[Mutation]], what: str
) -> list[tuple[str, str]]:
    """Make every change of every file: in each round the next one of each file."""
    made: list[tuple[str, str]] = []
    for number in range(max(len(found) for found in changes.values())):
        round_ = {
            p: found[number] for p, found in changes.items() if number < len(found)
        }
        escaped = bench.escaped(round_)
        made += [(f"{what}, {c.kind}", escaped[path]) for path, c in round_.items()]
    return made


def test_every_change_of_a_stored_output_is_caught(bench: Bench) -> None:
    changes = {p: changes_of_output(p.read_text()) for p in bench.outputs()}
    _all_caught(_change_all(bench, changes, "output"))


def test_every_change_of_a_plot_or_its_data_is_caught(bench: Bench) -> None:
    changes = {p: changes_of_artefact(p.read_bytes()) for p in bench.artefacts()}
    assert {path.suffix for path in changes} == {".csv", ".svg"}
    _all_caught(_change_all(bench, changes, "plot or data"))


def test_a_blind_proof_is_found_out(
    tiny_bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If nothing compared outputs any more, this file would say so."""
    path = tiny_bench.site.root / TOPIC / "first_sum.out"
    changed = {path: changes_of_output(path.read_text())[0]}
    assert tiny_bench.escaped(changed)[path] == ""
    for module in ("outputs", "proving"):
        monkeypatch.setattr(f"torchproof.{module}.compare", lambda *_: (None, 0))
    assert tiny_bench.escaped(changed)[path] != ""


def test_outputs_of_neighbours_swapped_are_caught(bench: Bench) -> None:
    made: list[tuple[str, str]] = []
    for left, right in pairwise(bench.outputs()):
        swapped = {
            left: Mutation("", "swapped", right.read_bytes()),
            right: Mutation("", "swapped", left.read_bytes()),
        }
        made += [("outputs swapped", e) for e in bench.escaped(swapped).values()]
    _all_caught(made)


def test_every_change_of_an_output_typed_on_a_page_is_caught(
    tiny_bench: Bench,
) -> None:
    page = tiny_bench.site.root / PAGE
    text = page.read_text()
    (typed,) = re.findall(r"```console\n(tensor.*?\n)```", text, re.DOTALL)
    made: list[tuple[str, str]] = []
    for one in changes_of_output(typed):
        if one.kind in ("the last line end", "all", "no text"):
            continue  # they break the block itself
        changed = text.replace(f"```console\n{typed}", "```console\n" + _decoded(one))
        page.write_text(changed)
        faults = tiny_bench.prove([page]).faults
        page.write_text(text)
        caught = any(f.path == PAGE and "two_parts.py" in f.what for f in faults)
        made.append((f"typed output, {one.kind}", "" if caught else one.what))
    _all_caught(made)


def _decoded(mutation: Mutation) -> str:
    return mutation.content.decode()


def _prove_edited(
    edit: Edit, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> list[Fault]:
    """Prove the whole site, with checks, as `make proof` does; then undo."""
    path = bench.site.root / edit.path
    before = path.read_bytes()
    if edit.new is None:
        path.unlink()
    else:
        assert before.decode().count(edit.old) == 1, f"{edit.kind}: nothing to change"
        path.write_text(before.decode().replace(edit.old, edit.new))
    monkeypatch.setattr(proof, "Runner", lambda cache: bench.replay)
    try:
        found = proof.prove_site(bench.site, [])
    finally:
        path.write_bytes(before)
    return found.faults


@pytest.mark.parametrize("edit", [*PROGRAMS, *PAGES], ids=lambda edit: edit.kind)
def test_an_edit_is_caught_for_what_it_is(
    edit: Edit, tiny_bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [str(fault) for fault in _prove_edited(edit, tiny_bench, monkeypatch)]
    caught = any(edit.said in line for line in told)
    escaped = "" if caught else f"{edit.kind}: {told}"
    _all_caught([(edit.kind.partition(",")[0], escaped)])


def test_an_unseeded_output_is_caught_after_an_update(
    tiny_bench: Bench, runner: Runner, tmp_path: Path
) -> None:
    site = copy_of(tiny_bench.site.root, tmp_path / "site")
    path = site.root / TOPIC / "first_sum.py"
    path.write_text(path.read_text().replace("torch.manual_seed(0)\n", ""))
    snippets = [s for s in discover(site)[0] if s.stem == "first_sum"]
    updated = bring_up_to_date(site, runner, snippets, write=True)
    assert updated.changed == [f"{TOPIC}/first_sum.out"]
    bench = Bench(site, tiny_bench.keys, tiny_bench.replay)
    faults = bench.prove().faults
    caught = any(fault.path == f"{TOPIC}/first_sum.out" for fault in faults)
    _all_caught([("program", "" if caught else "unseeded and updated")])


def test_what_is_unchanged_is_not_accused(
    tiny_bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = Edit("nothing", f"{TOPIC}/first_sum.py", "print(total)", "print(total)", "")
    assert _prove_edited(same, tiny_bench, monkeypatch) == []

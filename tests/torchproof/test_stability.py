"""What was tried is kept, and is tried again only when something has changed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.torchproof.small_site import small_site, told

from torchproof import stability
from torchproof.conditions import CONDITIONS, Condition
from torchproof.covering import covered, snippet_hashes
from torchproof.faults import Fault
from torchproof.generated import write_generated
from torchproof.site import Site
from torchproof.snippet import Snippet, discover
from torchproof.stability import Machine, Stability
from torchproof.stability_table import NOTHING, stability_table

FIRST, SECOND = CONDITIONS[:2]
LAST = CONDITIONS[-1]
HERE = Machine("this processor, 2 cores", "3.11", "2.4.6", "2026-11-30")
FAULT = Fault("snippets/training/adding/add.out", 2, "shows '1' where the run", "mend")
ADD, ASKED = "training/adding/add.py", "training/adding/asked.py"


def finished(
    site: Site, here: Machine = HERE, differ: dict[str, Fault] | None = None
) -> tuple[Stability, dict[str, str]]:
    """Everything tried; `differ` under the second condition."""
    hashes = snippet_hashes(site, discover(site)[0])
    assert len(hashes) == 2
    kept = Stability()
    for condition in CONDITIONS:
        found = differ if differ and condition == SECOND else {}
        kept.record(hashes, condition, here, found)
    return kept, hashes


def waiting(
    kept: Stability, hashes: dict[str, str], condition: Condition = FIRST
) -> set[str]:
    return kept.waiting(hashes, condition)


def faults_of(site: Site) -> str:
    return told(covered(site, discover(site)[0]).faults)


def test_what_is_kept_survives_the_file(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    away = replace(HERE, machine="another", lacks=(LAST.name,), date="2026-12-01")
    kept, hashes = finished(site, differ={ADD: FAULT})
    kept.begin({ASKED: "other"}, away)
    kept.record({ASKED: "other"}, FIRST, away, {})
    assert stability.save(site, kept)
    assert not stability.save(site, kept)
    assert stability.load(site) == (kept, [])
    assert kept.entries[ADD].sha256 == hashes[ADD]


def test_all_is_tried_once(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    kept, hashes = finished(site)
    assert kept.is_finished(ADD) and kept.is_finished(ASKED)
    kept.begin(hashes, HERE)
    assert [waiting(kept, hashes, c) for c in CONDITIONS] == [set()] * len(CONDITIONS)
    kept.begin(hashes, HERE, everything=True)
    assert waiting(kept, hashes, LAST) == {ADD, ASKED}


@pytest.mark.parametrize(
    ("name", "touched"),
    [
        ("add.py", {ADD}),
        ("add.out", {ADD}),
        ("asked.out", {ASKED}),
        # No program names it.
        ("data.csv", set()),
    ],
)
def test_a_snippet_is_tried_again_when_it_or_its_output_changes(
    name: str, touched: set[str], tmp_path: Path
) -> None:
    site = small_site(tmp_path)
    kept, _ = finished(site)
    path = site.snippets / "training" / "adding" / name
    path.write_text(path.read_text() + "# more\n")
    hashes = snippet_hashes(site, discover(site)[0])
    kept.begin(hashes, HERE)
    assert waiting(kept, hashes, FIRST) == waiting(kept, hashes, LAST) == touched


def test_a_file_that_a_program_names_belongs_to_it(tmp_path: Path) -> None:
    reads = 'import helper\nprint(open("data.csv").read())\n'
    folder = "snippets/training/adding"
    site = small_site(
        tmp_path, {f"{folder}/add.py": reads, f"{folder}/helper.py": "x = 1\n"}
    )
    before = snippet_hashes(site, discover(site)[0])
    for name in ("data.csv", "helper.py"):
        path = site.root / folder / name
        path.write_text(path.read_text() + "\n")
        after = snippet_hashes(site, discover(site)[0])
        assert after[ADD] != before[ADD] and after[ASKED] == before[ASKED]
        before = after


def test_a_measurement_has_no_part_in_it(tmp_path: Path) -> None:
    folder = "snippets/training/adding"
    code = "# measured: a time\nprint(1)\n"
    site = small_site(tmp_path, {f"{folder}/add.py": code})
    before = snippet_hashes(site, discover(site)[0])
    (site.root / folder / "add.out").write_text("$ python add.py\n2\n")
    assert snippet_hashes(site, discover(site)[0]) == before


def test_what_differed_is_tried_again_where_it_did(tmp_path: Path) -> None:
    kept, hashes = finished(small_site(tmp_path), differ={ADD: FAULT})
    kept.begin(hashes, HERE)
    assert waiting(kept, hashes, SECOND) == {ADD}
    assert waiting(kept, hashes, LAST) == set()
    # Until it was, it stays known.
    assert kept.differ == {ADD: {SECOND.name: FAULT}}
    kept.record({ADD: hashes[ADD]}, SECOND, HERE, {})
    assert kept.differ == {}


def test_another_day_goes_on_and_another_machine_begins_anew(tmp_path: Path) -> None:
    hashes = snippet_hashes(site := small_site(tmp_path), discover(site)[0])
    tomorrow = replace(HERE, date="2026-12-01")
    elsewhere = replace(HERE, machine="another processor, 8 cores")
    for here, left in ((tomorrow, set()), (elsewhere, {ADD, ASKED})):
        kept = Stability()
        kept.record(hashes, FIRST, HERE, {})
        kept.begin(hashes, here)
        assert waiting(kept, hashes, FIRST) == left
        assert waiting(kept, hashes, SECOND) == {ADD, ASKED}
    # What is finished stays, wherever it was made.
    kept, hashes = finished(site)
    kept.begin(hashes, elsewhere)
    assert waiting(kept, hashes, FIRST) == set()


def test_the_check_says_what_is_missing_and_what_differs(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    snippets = discover(site)[0]
    assert "snippets/stability.toml:1: is missing; run `make stab" in faults_of(site)
    kept, _ = finished(site, differ={ADD: FAULT})
    stability.save(site, kept)
    assert faults_of(site) == (
        f"{FAULT.path}:2: under \"{SECOND.title}\": shows '1' where the run; "
        "mend, then run `make stability`"
    )
    kept, _ = finished(site)
    stability.save(site, kept)
    outcome = covered(site, snippets)
    assert outcome.faults == []
    assert str(outcome) == (
        f"2 snippets under {len(CONDITIONS)} conditions: 2 compared, 0 measured and "
        "asserted, 0 differ; 0 need a GPU"
    )


def test_what_needs_a_gpu_is_counted_and_not_wanted(tmp_path: Path) -> None:
    folder = "snippets/training/adding"
    more = {f"{folder}/on_gpu.py": "# needs: cuda\nimport torch\n"}
    site = small_site(tmp_path)
    stability.save(site, finished(site)[0])
    small_site(tmp_path, more)
    outcome = covered(site, discover(site)[0])
    assert (outcome.faults, outcome.gpu, outcome.compared) == ([], 1, 2)


def test_a_checkout_without_snippets_is_no_success(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    stability.save(site, finished(site)[0])
    assert "holds nothing to try" in told(covered(site, []).faults)


def table(site: Site, snippets: list[Snippet]) -> dict[str, list[str]]:
    """The cells of each row, by the first."""
    lines = stability_table(site, snippets).splitlines()
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if line.startswith("|")
    ]
    assert {len(row) for row in rows} == {5}
    return {row[0]: row[1:] for row in rows[2:]}


def test_the_table_has_a_row_for_each_condition_and_counts_what_ran(
    tmp_path: Path,
) -> None:
    site = small_site(tmp_path)
    snippets = discover(site)[0]
    assert stability_table(site, snippets) == NOTHING
    here = replace(HERE, lacks=(LAST.name,), missing_locales=("de_DE.UTF-8",))
    kept, hashes = finished(site, here, differ={ADD: FAULT})
    stability.save(site, kept)
    rows = table(site, snippets)
    assert list(rows) == [condition.title for condition in CONDITIONS]
    assert rows[FIRST.title][2:] == ["2", "0"]
    assert rows[SECOND.title][2:] == ["2", "1"]
    assert rows[LAST.title][2:] == ["not on this processor", ""]
    text = stability_table(site, snippets)
    assert "2 programs tried on this processor, 2 cores · torch 2" in text
    assert "Python 3.11 · NumPy 2.4.6 · 2026-11-30 · de_DE.UTF-8 is not inst" in text
    # One of them again, on a machine that lacks nothing.
    able = replace(HERE, machine="another", date="2026-12-01")
    kept.begin({ADD: "new"}, able)
    for condition in CONDITIONS:
        kept.record({ADD: hashes[ADD]}, condition, able, {})
    stability.save(site, kept)
    assert table(site, snippets)[LAST.title][2:] == ["1", "0"]
    assert stability_table(site, snippets).count("1 program tried on") == 2


def test_the_build_writes_the_table(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    stability.save(site, finished(site)[0])
    snippets = discover(site)[0]
    write_generated(site, snippets)
    written = (site.generated / "stability.md").read_text()
    assert written == stability_table(site, snippets)

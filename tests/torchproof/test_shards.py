"""A share is a part of the work: all shares together are all of it, once."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from torchproof.faults import FaultsFound
from torchproof.lab import Lab
from torchproof.page import load_pages
from torchproof.shards import (
    Shard,
    labs_of,
    pages_of,
    parse_shard,
    read_durations,
    snippets_of,
    store_durations,
)
from torchproof.site import Site
from torchproof.snippet import discover, make_snippet

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("of", [1, 2, 3, 7, 40])
def test_the_shares_are_all_pages_and_all_snippets(of: int, real: Site) -> None:
    pages, _ = load_pages(real)
    snippets, _ = discover(real)
    orphan, _ = make_snippet("nowhere/at_all/orphan.py", "print(1)\n", "orphan.py")
    snippets = [*snippets, orphan]
    shares = [pages_of(real, Shard(n, of), pages) for n in range(1, of + 1)]
    assert sorted(page.path for page in chain(*shares)) == sorted(
        page.path for page in pages
    )
    shown = [
        snippets_of(Shard(n, of), share, pages, snippets)
        for n, share in enumerate(shares, start=1)
    ]
    assert {s.key for s in chain(*shown)} == {s.key for s in snippets}
    assert orphan in shown[0]
    assert not any(orphan in share for share in shown[1:])


def test_shares_take_equally_long_as_far_as_is_known(real: Site) -> None:
    pages, _ = load_pages(real)
    seconds = read_durations(real)
    assert {page.path for page in pages} <= seconds.keys()
    sums = [
        sum(seconds[page.path] for page in pages_of(real, Shard(n, 2), pages))
        for n in (1, 2)
    ]
    assert max(sums) < 1.5 * min(sums)


@pytest.mark.parametrize("text", ["", "2", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/2"])
def test_what_is_no_share_is_an_error(text: str) -> None:
    with pytest.raises(FaultsFound) as found:
        parse_shard(text)
    (fault,) = found.value.faults
    assert "2/4" in str(fault)


def test_what_a_page_took_is_kept_beside_what_tests_took(tiny: Site) -> None:
    (tiny.root / "tests").mkdir()
    kept = tiny.root / "tests" / "durations.json"
    kept.write_text(json.dumps({"tests/test_a.py::test_b": 2.0, "docs/gone.md": 1.0}))
    pages, _ = load_pages(tiny)
    snippets, _ = discover(tiny)
    store_durations(tiny, pages, {snippet.key: 1.5 for snippet in snippets})
    found = read_durations(tiny)
    assert found.pop("tests/test_a.py::test_b") == 2.0
    assert found.keys() == {page.path for page in pages}
    assert max(found.values()) >= 1.5


@pytest.mark.parametrize("script", ["proof.py", "test.py"])
def test_a_command_asked_for_no_share_runs_nothing(script: str) -> None:
    result = subprocess.run(
        [sys.executable, f"scripts/{script}", "--shard", "5/"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode != 0
    assert "2/4" in result.stderr
    assert "proving" not in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("of", [1, 2, 3, 5])
def test_each_lab_is_in_one_share(of: int) -> None:
    labs = [Lab(f"docs/labs/{name}.py", name, "", ()) for name in "abcd"]
    shares = [labs_of(Shard(number, of), labs) for number in range(1, of + 1)]
    assert sorted(lab.name for share in shares for lab in share) == list("abcd")
    assert max(map(len, shares)) - min(map(len, shares)) <= 1

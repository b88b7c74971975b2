"""What a busy machine may have spoilt runs again, alone; what cannot run is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import small_site

from torchproof.snippet import make_snippet
from torchproof.upkeep import is_cpu_build
from torchproof.walls_wanted import NAME, Wanted
from upgrade_runs import build_name, run_all, why_not_here

SLOW = "# timeout: 1\nimport time\n\ntime.sleep(1.5)\nprint('done')\n"
HANGS = "# timeout: 1\nimport time\n\ntime.sleep(600)\n"


def test_a_program_that_its_limit_stopped_runs_again_with_more_time(
    tmp_path: Path,
) -> None:
    site = small_site(tmp_path)
    snippets = [
        make_snippet(f"training/adding/{name}.py", code, name)[0]
        for name, code in (("slow", SLOW), ("hangs", HANGS))
    ]
    hangs, slow = run_all(site, snippets)
    assert (slow.stopped, slow.output) == (None, "done\n")
    assert hangs.stopped == "time"


def test_a_measurement_that_failed_once_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Behind walls it could not leave a word for its second run.
    monkeypatch.setenv(NAME, Wanted.NO.value)
    site = small_site(tmp_path)
    seen = tmp_path / "seen"
    code = (
        "# measured: a time varies\nfrom pathlib import Path\n\n"
        f"seen = Path({str(seen)!r})\n"
        "again = seen.exists()\nseen.touch()\nassert again\n"
    )
    snippet, faults = make_snippet("training/adding/fast.py", code, "fast")
    assert not faults
    (run,) = run_all(site, [snippet])
    assert run.exit_code == 0


@pytest.mark.parametrize(
    ("directive", "said"),
    [
        ("", None),
        ("# needs: cuda\n", "needs a GPU"),
        (
            "# build: cpu\n",
            None if is_cpu_build() else "prints what only a CPU build prints",
        ),
    ],
)
def test_what_cannot_be_compared_has_a_reason(directive: str, said: str | None) -> None:
    snippet, faults = make_snippet("training/adding/a.py", directive + "a = 1\n", "a")
    assert not faults
    assert why_not_here(snippet) == said


def test_the_build_is_named() -> None:
    assert (build_name() == "CPU") is is_cpu_build()

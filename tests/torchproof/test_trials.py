"""A snippet that prints what does not hold elsewhere is caught where it doesn't."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from torchproof.conditions import CONDITIONS
from torchproof.outputs import write_run
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import discover
from torchproof.trials import Tried, try_under
from torchproof.walls_wanted import NAME, Wanted

BY_NAME = {condition.name: condition for condition in CONDITIONS}
TRIED = (
    "again",
    "someone-else",
    "unpinned",
    "threads-4",
    "aten-default",
    "plain-shell",
)

# A program, where it must be caught, and where it must not. A condition that is in
# neither depends on the machine.
SNIPPETS: dict[str, tuple[str, set[str], set[str]]] = {
    "fragile_sum": (
        "import torch\n\ntorch.manual_seed(0)\n"
        "for _ in range(8):\n"
        '    print(f"{torch.randn(100_000).sum().item():.6f}")\n',
        {"threads-4"},
        {"again", "someone-else"},
    ),
    "instruction_set": (
        "import torch\n\nprint(torch.backends.cpu.get_cpu_capability())\n",
        {"aten-default"},
        {"again", "someone-else", "unpinned", "threads-4", "plain-shell"},
    ),
    "words_of_its_folder": (
        "import os\n\nprint(len(os.getcwd().split()))\n",
        {"someone-else"},
        {"again", "unpinned", "threads-4", "aten-default", "plain-shell"},
    ),
    "its_folder": ("import os\n\nprint(os.getcwd())\n", set(), set(TRIED)),
    "local_time": (
        'import time\n\nprint(time.strftime("%H:%M", time.localtime(0)))\n',
        {"someone-else"},
        {"again", "threads-4", "aten-default"},
    ),
    "set_of_words": (
        'print(set("a quick brown fox jumps over lazy dogs and runs".split()))\n',
        {"someone-else", "unpinned", "plain-shell"},
        {"again", "threads-4", "aten-default"},
    ),
    "width_of_terminal": (
        "import shutil\n\nprint(shutil.get_terminal_size().columns)\n",
        {"someone-else", "unpinned"},
        {"again", "threads-4", "aten-default", "plain-shell"},
    ),
    "locale_of_environment": (
        'import os\n\nprint(os.environ.get("LC_ALL"))\n',
        {"someone-else", "unpinned", "plain-shell"},
        {"again", "threads-4", "aten-default"},
    ),
    "variable_of_ours": (
        'import os\n\nprint(os.environ.get("NO_COLOR"))\n',
        {"plain-shell"},
        {"again", "someone-else", "unpinned", "threads-4", "aten-default"},
    ),
    "unseeded": ("import torch\n\nprint(torch.rand(3))\n", set(TRIED), set()),
    "counts_its_runs": (
        'from pathlib import Path\n\nkept = Path("runs.txt")\n'
        'kept.write_text(kept.read_text() + "x" if kept.exists() else "x")\n'
        "print(kept.read_text())\n",
        {"again"},
        {"someone-else", "unpinned", "threads-4", "aten-default", "plain-shell"},
    ),
    "table_in_other_order": (
        'from pathlib import Path\n\nwords = set("one two three four five".split())\n'
        'Path("words.csv").write_text("\\n".join(words) + "\\n")\n',
        {"someone-else"},
        {"again", "threads-4", "aten-default"},
    ),
    "asserts_too_much": (
        "# measured: a width\nimport os\n\n"
        'assert os.environ["COLUMNS"] == "80", "wide"\n',
        {"someone-else", "unpinned", "plain-shell"},
        {"again", "threads-4", "aten-default"},
    ),
    "measured": (
        "# measured: the clock\nimport time\n\nprint(time.perf_counter_ns())\n",
        set(),
        set(TRIED),
    ),
    "steady": (
        "import torch\n\ntorch.manual_seed(0)\n"
        'print(f"{torch.rand(100_000).mean().item():.3f}")\n',
        set(),
        set(TRIED),
    ),
}


def site_of(folder: Path, runner: Runner, codes: dict[str, str]) -> Site:
    """A site with these snippets, their outputs made as `make update` makes them."""
    site = Site(folder)
    topic = site.snippets / "section" / "topic"
    topic.mkdir(parents=True)
    (folder / "docs").mkdir()
    for name, code in codes.items():
        (topic / f"{name}.py").write_text(code)
    snippets, faults = discover(site)
    assert not faults and len(snippets) == len(codes)
    for run in runner.run([Job(snippet) for snippet in snippets]):
        write_run(site, run)
    return site


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory, runner: Runner) -> dict[str, Tried]:
    """Every snippet above, tried under each of those conditions."""
    codes = {name: code for name, (code, _, _) in SNIPPETS.items()}
    site = site_of(tmp_path_factory.mktemp("fragile"), runner, codes)
    snippets, _ = discover(site)
    return {name: try_under(site, snippets, BY_NAME[name]) for name in TRIED}


@pytest.mark.parametrize("name", SNIPPETS)
def test_a_snippet_is_caught_where_it_differs_and_nowhere_else(
    name: str, tried: dict[str, Tried]
) -> None:
    _, differs, holds = SNIPPETS[name]
    key = f"section/topic/{name}.py"
    caught = {where for where, outcome in tried.items() if key in outcome.differ}
    assert differs <= caught
    assert caught & holds == set()


def test_a_difference_names_file_line_and_remedy(tried: dict[str, Tried]) -> None:
    fault = tried["aten-default"].differ["section/topic/instruction_set.py"]
    assert (fault.path, fault.line) == ("snippets/section/topic/instruction_set.out", 2)
    assert re.fullmatch("shows '.+' where the run printed '.+'", fault.what)
    assert "fewer digits" in fault.remedy
    table = tried["someone-else"].differ["section/topic/table_in_other_order.py"]
    assert table.path == "snippets/section/topic/words.csv"


def test_only_what_left_a_file_runs_twice(tried: dict[str, Tried]) -> None:
    # The table and the count of runs; under no other condition any.
    assert tried["again"].beside_own_files == 2
    assert {tried[name].beside_own_files for name in TRIED[1:]} == {0}


def test_a_failed_assertion_counts_only_when_it_fails_alone_too(
    tried: dict[str, Tried],
) -> None:
    assert tried["someone-else"].alone == 1
    assert tried["again"].alone == 0


def test_a_timeout_under_load_is_no_difference_and_one_alone_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Behind walls it could not leave a word for its second run.
    monkeypatch.setenv(NAME, Wanted.NO.value)
    ran = tmp_path / "ran"
    once = (
        "# timeout: 2\nimport time\nfrom pathlib import Path\n\n"
        f"ran = Path({str(ran)!r})\n"
        "if not ran.exists():\n    ran.write_text('')\n    time.sleep(600)\n"
    )
    always = "# timeout: 2\nimport time\n\ntime.sleep(600)\n"
    ran.write_text("")
    with Runner(tmp_path / "cache") as bare:
        site = site_of(tmp_path / "site", bare, {"once": once})
    (site.snippets / "section" / "topic" / "always.py").write_text(always)
    ran.unlink()
    outcome = try_under(site, discover(site)[0], BY_NAME["again"])
    assert outcome.alone == 2
    (fault,) = outcome.differ.values()
    assert fault.path == "snippets/section/topic/always.py"
    assert fault.what == "ran longer than 2 s"


def test_nothing_is_left_in_the_folder_for_temporary_files(
    tmp_path: Path, runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = site_of(tmp_path / "site", runner, {"steady": SNIPPETS["steady"][0]})
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    outcome = try_under(site, discover(site)[0], BY_NAME["someone-else"])
    assert outcome.differ == {}
    assert list(temporary.iterdir()) == []

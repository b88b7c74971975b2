"""A lab runs as a snippet does: shut in, limited, and once for each change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from tests.checkout import processes_of
from tests.lab_checkout import LAB, PATH

from torchproof import labs
from torchproof.faults import Fault
from torchproof.lab import Lab, read_lab
from torchproof.labs import Executed, LabStore, bring_labs_up_to_date, execute
from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.site import Site

TEXT = LAB.read_text()
MEASURE = 'print("first ", sum(first))\n'


def edited(old: str, new: str) -> Lab:
    assert TEXT.count(old) == 1
    return read_lab(PATH, TEXT.replace(old, new))[0]


def failing(runner: Runner, lab: Lab) -> list[Fault]:
    outcome = execute(runner, lab, "key")
    assert isinstance(outcome, list)
    return outcome


def test_a_good_run_shows_text_and_plots(executed: Executed) -> None:
    by_line = [(one.text, len(one.plots)) for one in executed.shown]
    assert by_line == [
        ("", 0),
        ("first  6\nsecond 7\n", 0),
        ("", 1),
        ("Task 1: not yet. Look again.\n", 0),
        ("Task 1: right.\n", 0),
        ("Task 2: not yet. Look again.\n", 0),
        ("Task 2: right.\n", 0),
        ("Task 3: not yet. Look again.\n", 0),
        ("Task 3: right.\n", 0),
    ]
    assert "2 threads" in executed.provenance
    assert "<metadata>" not in executed.shown[2].plots[0]


def test_an_error_is_said_with_the_line_that_raised(runner: Runner) -> None:
    lab = edited(MEASURE, "def fail():\n    raise ValueError('not this')\n\nfail()\n")
    (fault,) = failing(runner, lab)
    assert lab.text.split("\n")[fault.line - 1] == "    raise ValueError('not this')"
    assert fault.what == "ended in ValueError: not this"


def test_a_kernel_that_dies_is_said_with_its_cell(runner: Runner) -> None:
    lab = edited(MEASURE, "import os\nos.kill(os.getpid(), 9)\n")
    (fault,) = failing(runner, lab)
    assert (
        lab.text.split("\n")[fault.line - 1] == "first, second = [1, 2, 3], [1, 2, 4]"
    )
    assert fault.what == "ended its kernel in this cell (DeadKernelError)"


def test_a_lab_that_hangs_is_stopped_and_leaves_no_process(
    runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(labs, "LIMIT", 20.0)
    mark = "left-by-a-hanging-lab"
    lab = edited(
        MEASURE,
        "import subprocess, time\n"
        f"subprocess.Popen(['sleep', '600'], env={{'MARK': '{mark}'}})\n"
        "time.sleep(600)\n",
    )
    (fault,) = failing(runner, lab)
    assert fault.what == "had not ended after 20 s, in this cell"
    # It came to the cell that started what must not stay.
    assert lab.text.split("\n")[fault.line - 1].startswith("first, second")
    assert processes_of(Path(mark)) == []


def test_a_lab_sees_what_a_snippet_sees(
    runner: Runner, walled: Callable[..., Run]
) -> None:
    """No network, nothing of the checkout, no other process."""
    lab = edited(
        MEASURE,
        "import os, pathlib, socket\n"
        "try:\n"
        "    socket.create_connection(('192.0.2.1', 80), timeout=2)\n"
        "except OSError as error:\n"
        "    print(error.strerror)\n"
        f"print(pathlib.Path({str(LAB)!r}).exists())\n"
        "print(len([p for p in os.listdir('/proc') if p.isdigit()]) < 8)\n"
        "print(os.environ['OMP_NUM_THREADS'], os.environ['CUDA_VISIBLE_DEVICES'])\n",
    )
    outcome = execute(runner, lab, "key")
    assert isinstance(outcome, Executed), [*map(str, outcome)]
    printed = outcome.shown[1].text.split("\n")
    assert printed[:4] == ["Network is unreachable", "False", "True", "2 "]


class Counting(Runner):
    """A runner that counts how often it is asked."""

    ran = 0

    def run(
        self, jobs: Iterable[Job], started: Callable[[Job], None] = lambda job: None
    ) -> Iterator[Run]:
        self.ran += 1
        return super().run(jobs, started)

    def __enter__(self) -> Counting:
        return self


@pytest.fixture
def site(tmp_path: Path) -> Site:
    for name in ("requirements.txt", "requirements.lock"):
        (tmp_path / name).write_text("")
    return Site(tmp_path)


def test_a_lab_runs_once_for_each_change(site: Site) -> None:
    lab, _ = read_lab(PATH, TEXT)
    wrong = edited('print("second", sum(second))\n', "1 / 0\n")
    with Counting(site.cache) as runner:
        first = bring_labs_up_to_date(LabStore(site), runner, [lab])
        again = bring_labs_up_to_date(LabStore(site), runner, [lab])
        assert (first.ran, again.ran, runner.ran) == ([PATH], [], 1)
        assert again.executed[PATH].shown == first.executed[PATH].shown

        store = LabStore(site)
        waits = bring_labs_up_to_date(store, runner, [wrong], run=False)
        assert (waits.waiting, waits.ran, runner.ran) == ([PATH], [], 1)
        failed = bring_labs_up_to_date(store, runner, [wrong])
        once_more = bring_labs_up_to_date(store, runner, [wrong])
        assert runner.ran == 2
        assert failed.faults == once_more.faults
        assert "ZeroDivisionError" in failed.all_faults[0].what
        # What the last good run showed is there still, with the text that it had.
        assert failed.executed[PATH].lab == lab

        anew = bring_labs_up_to_date(LabStore(site), runner, [lab], anew=True)
        assert (anew.ran, anew.all_faults, runner.ran) == ([PATH], [], 3)


def test_what_a_lab_rests_on_is_in_its_key(site: Site) -> None:
    lab, _ = read_lab(PATH, TEXT)
    keys = {LabStore(site).key(lab)}
    # The words between the cells cost no run.
    keys.add(LabStore(site).key(edited("# ## Measure", "# ## Measure #")))
    assert len(keys) == 1
    keys.add(LabStore(site).key(edited(MEASURE, MEASURE + "1\n")))
    (site.root / "requirements.lock").write_text("nbclient==0\n")
    keys.add(LabStore(site).key(lab))
    assert len(keys) == 3


def test_a_kept_run_that_was_cut_is_no_run(site: Site, executed: Executed) -> None:
    store = LabStore(site)
    store.save(executed)
    assert store.load(executed.lab) is not None
    (path,) = site.executed_labs.glob("*.ipynb")
    content = path.read_bytes()
    for cut in (b"", content[:-40], content.replace(b'"cells"', b'"cell"', 1)):
        path.write_bytes(cut)
        assert store.load(executed.lab) is None

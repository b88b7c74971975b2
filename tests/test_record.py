"""`make record` from the outside, in a clone, on a Python that has torch and no more.

The torch is a stand-in that claims a GPU (tests/pretend_gpu); all else is real: the
interpreter, git, the driver's command, the signals, the site that is built.
"""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest
from tests.checkout import contents, half_written, run, started
from tests.gpu_machine import (
    FOLDER,
    TOPIC,
    Machine,
    git,
    make_bare_python,
    make_machine,
)

from torchproof import recording

DOUBLED = "$ python doubles_on_gpu.py\ntensor([2., 2.], device='cuda:0')\n"


@pytest.fixture(scope="session")
def bare_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_bare_python(tmp_path_factory.mktemp("bare") / "venv")


@pytest.fixture
def machine(tmp_path: Path, bare_python: Path) -> Machine:
    return make_machine(tmp_path, bare_python)


def test_it_records_what_is_missing_and_says_what_printed_it(machine: Machine) -> None:
    before = contents(machine.root)
    code, said = machine.record()
    assert code == 0, said
    assert "record: 2 snippets on Pretended GPU" in said
    assert "note: this machine has torch 2.12.1 and the site is proven with 2.13.0" in (
        said
    )
    assert machine.output("doubles_on_gpu") == DOUBLED
    assert (
        machine.output("picks_its_device") == "$ python picks_its_device.py\ncuda:0\n"
    )
    made = machine.provenance("doubles_on_gpu")
    assert (made.device, made.driver, made.torch, made.threads) == (
        "Pretended GPU", "580.65.06", "2.12.1", "8",
    )  # fmt: skip
    assert made.machine == recording.machine_name()
    assert made.python == recording.python_version()
    assert list(made.kept) == ["doubles_on_gpu.cuda.out"]
    after = contents(machine.root)
    assert {name for name in after if after[name] != before.get(name)} == {
        f"{FOLDER}/doubles_on_gpu.cuda.out",
        f"{FOLDER}/picks_its_device.cuda.out",
        "snippets/recordings.toml",
    }
    assert half_written(machine.root) == []


def test_what_is_recorded_is_left_alone_and_recorded_again_if_asked(
    machine: Machine,
) -> None:
    assert machine.record()[0] == 0
    before = contents(machine.root)
    # Nothing is to do, so nothing asks for a GPU.
    code, said = machine.record(CUDA_VISIBLE_DEVICES="")
    assert (code, said) == (0, "record: nothing to do, all 3 are recorded\n")
    assert contents(machine.root) == before
    code, said = machine.record("--again", "--only", f"{FOLDER}/doubles")
    assert code == 0, said
    assert "record: 1 recorded, 0 skipped, 0 refused, 0 failed" in said
    assert contents(machine.root) == before


def test_a_list_needs_no_gpu_and_writes_nothing(machine: Machine) -> None:
    before = contents(machine.root)
    code, said = machine.record("--list", PYTHONPATH="")
    assert code == 0
    assert said.splitlines() == [
        f"unrecorded  {TOPIC}/doubles_on_gpu.py",
        f"unrecorded  {TOPIC}/picks_its_device.py",
        f"recorded    {TOPIC}/recorded_on_gpu.py",
        "record: 3 snippets for a GPU: 1 recorded, 2 unrecorded, 0 stale",
    ]
    code, said = machine.record("--list", "--only", "speed/")
    assert code == 1
    assert "no snippet for a GPU starts with 'speed/'" in said
    assert contents(machine.root) == before


def test_make_passes_the_options_on(machine: Machine) -> None:
    asked = subprocess.run(
        ["make", "--no-print-directory", "record", f"PYTHON={machine.python}",
         "ARGS=--list --only basics/"],
        cwd=machine.root, capture_output=True, text=True,
    )  # fmt: skip
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout.endswith(
        "3 snippets for a GPU: 1 recorded, 2 unrecorded, 0 stale\n"
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_in_the_middle_it_goes_on_where_it_was(
    machine: Machine, number: signal.Signals
) -> None:
    waiting = machine.torch / "waiting"
    waiting.touch()
    machine.write(
        "ends_late.py",
        "# needs: cuda\nimport pathlib\nimport time\n\nimport torch\n\n"
        "marker = pathlib.Path(torch.__file__).parents[1] / 'waiting'\n"
        "while marker.exists():\n    time.sleep(0.1)\nprint(torch.ones(1, 'cuda'))\n",
    )
    machine.commit()
    with started(
        machine.root, "record.py", python=machine.python, changes=machine.changes
    ) as command:
        command.wait_until_said("^recorded .*doubles_on_gpu")
        assert command.interrupt(number) == 130
        assert command.said().endswith("stopped\n")
        assert command.processes() == []
    assert half_written(machine.root) == []
    assert machine.output("doubles_on_gpu") == DOUBLED
    assert machine.provenance("doubles_on_gpu").device == "Pretended GPU"
    assert machine.output("ends_late") is None
    waiting.unlink()
    code, said = machine.record()
    assert code == 0, said
    assert "doubles_on_gpu" not in said
    assert "record: 2 recorded" in said
    assert machine.output("ends_late") == (
        "$ python ends_late.py\ntensor([1.], device='cuda:0')\n"
    )


@pytest.mark.parametrize("how", ["edited", "staged", "new", "data"])
def test_what_is_not_committed_is_refused_and_the_rest_recorded(
    machine: Machine, how: str
) -> None:
    name = {"new": "new_on_gpu.py", "data": "heights.csv"}.get(how, "doubles_on_gpu.py")
    path = machine.root / FOLDER / name
    if how == "data":
        machine.write("reads_on_gpu.py", "# needs: cuda\nprint(open('heights.csv'))\n")
        machine.commit()
    text = path.read_text() if path.exists() else "# needs: cuda\n"
    path.write_text(text + "\n")
    if how == "staged":
        git(machine.root, "add", "-A")
    code, said = machine.record()
    assert code == 1
    assert re.search(
        rf"^{FOLDER}/{name}:1: is not as in the last commit, .*; commit it, then ",
        said,
        re.MULTILINE,
    ), said
    assert "1 refused, 0 failed" in said
    refused = {"new": "new_on_gpu", "data": "reads_on_gpu"}.get(how, "doubles_on_gpu")
    assert machine.output(refused) is None
    assert machine.output("picks_its_device") is not None


def test_an_exported_tree_is_refused_unless_told(machine: Machine) -> None:
    shutil.rmtree(machine.root / ".git")
    before = contents(machine.root)
    code, said = machine.record()
    assert code == 1
    assert "git can't say whether the snippets are committed" in said
    assert "`--without-git`" in said
    assert contents(machine.root) == before
    assert machine.record("--without-git")[0] == 0
    assert machine.output("doubles_on_gpu") == DOUBLED


def test_one_that_fails_is_named_and_keeps_its_recording(machine: Machine) -> None:
    assert machine.record("--only", f"{TOPIC}/doubles")[0] == 0
    before = machine.provenance("doubles_on_gpu")
    machine.write("doubles_on_gpu.py", "# needs: cuda\nimport torch\n\n1 / 0\n")
    machine.commit()
    code, said = machine.record()
    assert code == 1
    assert f"{FOLDER}/doubles_on_gpu.py:4: ended in ZeroDivisionError" in said
    assert "record: 1 recorded, 0 skipped, 0 refused, 1 failed" in said
    assert machine.output("picks_its_device") is not None
    assert machine.output("doubles_on_gpu") == DOUBLED
    assert machine.provenance("doubles_on_gpu") == before


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"PYTHONPATH": ""}, "found no torch that works (ModuleNotFoundError"),
        ({"PRETEND_CUDA": ""}, "torch 2.12.1+cu130 is a build without CUDA"),
        ({"CUDA_VISIBLE_DEVICES": ""}, "torch 2.12.1+cu130 sees no GPU"),
    ],
)
def test_without_a_gpu_one_sentence_says_what_is_missing(
    machine: Machine, changes: dict[str, str], said: str
) -> None:
    before = contents(machine.root)
    code, told = machine.record(**changes)
    assert code == 1
    assert told.startswith("record: ")
    assert said in told
    assert told.count("\n") == 1
    assert contents(machine.root) == before
    assert not (machine.root / ".cache").exists()


def test_with_the_installed_torch_and_no_gpu_it_says_so_too(machine: Machine) -> None:
    hidden = {"CUDA_VISIBLE_DEVICES": "", "PYTHONPATH": ""}
    done = run(machine.root, "record.py", changes=hidden)
    assert done.returncode == 1
    assert re.match(
        r"record: torch \S+ (is a build without CUDA|sees no GPU)", done.stderr
    )


def test_what_needs_two_gpus_is_skipped_where_there_is_one(machine: Machine) -> None:
    machine.write(
        "ranks_on_gpus.py",
        "# needs: cuda\n# run: torchrun --nproc-per-node=gpu\nimport os\n\n"
        "print('rank', os.environ['LOCAL_RANK'])\n",
    )
    machine.commit()
    code, said = machine.record()
    assert code == 0, said
    assert (
        f"skipped {FOLDER}/ranks_on_gpus.py: it needs 2 GPUs or more, and torch sees "
        "1 here" in said
    )
    assert machine.output("ranks_on_gpus") is None
    code, said = machine.record(CUDA_VISIBLE_DEVICES="0,1")
    assert code == 0, said
    assert machine.output("ranks_on_gpus") == (
        "$ torchrun --nproc-per-node=gpu ranks_on_gpus.py\nrank 0\nrank 1\n"
    )
    assert machine.provenance("ranks_on_gpus").device == "2 × Pretended GPU"


def test_a_broken_recordings_file_is_not_written_over(machine: Machine) -> None:
    (machine.root / "snippets/recordings.toml").write_text("= 1\n")
    before = contents(machine.root)
    code, said = machine.record()
    assert code == 1
    assert "snippets/recordings.toml:1: is no TOML" in said
    assert contents(machine.root) == before


def test_the_built_page_shows_what_was_recorded_and_refuses_what_changed(
    machine: Machine,
) -> None:
    assert machine.record()[0] == 0
    built = run(machine.root, "build.py")
    assert built.returncode == 0, built.stderr
    page = machine.root / "site/basics/every-feature/index.html"
    html = page.read_text()
    assert "no output is recorded yet" not in html
    text = re.sub(r"<[^>]+>", "", html)
    line = (
        "Recorded on Pretended GPU · driver 580.65.06 · torch 2.12.1 · Python "
        f"{recording.python_version()} · CPU: {recording.machine_name()}, 8 threads"
    )
    # Below the program that needs a GPU, and in the second tab of the other one.
    assert text.count(line) == 2
    assert "tensor([2., 2.], device='cuda:0')" in text.replace("&#39;", "'")
    tabs = re.findall(r'<div class="tabbed-labels">(.*?)</div>', html, re.DOTALL)
    labels = [re.findall(r"<label[^>]*>(.*?)</label>", tab) for tab in tabs]
    assert ["CPU", "GPU"] in labels
    blocks = re.findall(r'<div class="tabbed-block">(.*?)</div>', html, re.DOTALL)
    assert len([block for block in blocks if "cuda:0" in block]) == 1

    program = machine.root / FOLDER / "doubles_on_gpu.py"
    kept = program.with_suffix(".cuda.out")
    for path, what in (
        (program, "was changed after its GPU output was recorded; run `make record` on"
         " a machine with a GPU, or delete doubles_on_gpu.cuda.out and its entry"),
        (kept, "is not what was kept; restore it from git, or delete its entry"),
    ):  # fmt: skip
        whole = path.read_text()
        path.write_text(whole.replace("2", "3"))
        refused = run(machine.root, "build.py")
        assert refused.returncode == 1
        assert f"{FOLDER}/{path.name}:1: {what}" in refused.stderr
        assert refused.stderr.endswith("1 fault\n")
        path.write_text(whole)
    assert page.read_text() == html

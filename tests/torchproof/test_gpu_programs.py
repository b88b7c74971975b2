"""Which programs a GPU is asked to run is read from what they do, not from words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from torchproof import gpu_programs
from torchproof.gpu_programs import gpus_needed, picks_its_device, wants_recording
from torchproof.linked import read_by
from torchproof.site import Site
from torchproof.snippet import Snippet, discover, make_snippet


def snippet(code: str) -> Snippet:
    made, faults = make_snippet("s/t/a.py", code, "a.py")
    assert faults == []
    return made


@pytest.mark.parametrize(
    "code",
    [
        'd = "cuda" if torch.cuda.is_available() else "cpu"',
        "d = torch.accelerator.current_accelerator(check_available=True) or 'cpu'",
        "if torch.accelerator.is_available():\n    pass",
        "from torch import cuda\ncuda.is_available()",
        "from torch.cuda import is_available\nis_available()",
        "torch.cuda.device_count()",
    ],
)
def test_a_program_that_asks_for_an_accelerator_picks_its_device(code: str) -> None:
    assert picks_its_device(code)
    assert wants_recording(snippet(code))
    assert not wants_recording(snippet("# build: cpu\n" + code))


@pytest.mark.parametrize(
    "code",
    [
        "print('torch.cuda.is_available()')  # torch.cuda.is_available()",
        "torch.distributed.is_available()",
        "torch.backends.cudnn.is_available()",
        "finish = torch.accelerator.synchronize",
        "torch.cuda.is_available(",
    ],
)
def test_a_program_that_only_names_it_does_not(code: str) -> None:
    assert not picks_its_device(code)


def test_a_measurement_is_recorded_where_it_picks_its_device() -> None:
    code = "# measured: a time\nimport torch\nprint(torch.cuda.is_available())\n"
    assert wants_recording(snippet(code))
    assert not wants_recording(snippet("# measured: a time\nprint(1)\n"))


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("import torch\n", 0),
        ("# needs: cuda\nimport torch\n", 1),
        ("# needs: cuda\n# run: torchrun --nproc-per-node=gpu\n", 2),
        ("# needs: cuda\n# run: torchrun --nproc_per_node 4\n", 4),
        ("# needs: cuda\n# run: torchrun --nproc-per-node=1\n", 1),
    ],
)
def test_ranks_take_a_gpu_each(code: str, count: int) -> None:
    assert gpus_needed(snippet(code)) == count


def test_a_program_reads_the_files_that_it_names() -> None:
    files = {name: Path(name) for name in ("heights.csv", "helper.py", "other.csv")}
    assert read_by("import helper\nopen('heights.csv')", files) == [
        "heights.csv", "helper.py",
    ]  # fmt: skip
    assert read_by("print(1)", files) == []
    assert read_by("for path in Path().glob('*.csv'): pass", files) == sorted(files)


def test_every_program_of_this_site_for_a_gpu_is_planned(real: Site) -> None:
    planned = {one.snippet.key for one in gpu_programs.plan(real)}
    snippets = {snippet.key: snippet for snippet in discover(real)[0]}
    needing = {key for key, s in snippets.items() if s.directives.needs}
    asking = {
        key
        for key, s in snippets.items()
        if re.search(
            r"current_accelerator\(|(cuda|accelerator)\.is_available\(", s.code
        )
    }
    cpu_only = {key for key, s in snippets.items() if s.directives.build}
    assert needing
    assert asking - needing - cpu_only
    assert planned == needing | (asking - cpu_only)

"""Each condition sets what it says, and the libraries take it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from torchproof.conditions import CONDITIONS, Condition, processor_flags
from torchproof.environment import PINS, declared_environment

BY_NAME = {condition.name: condition for condition in CONDITIONS}

PROBE = """
import numpy._core._multiarray_umath as numpy_core
import torch
from torch.backends import mkl, mkldnn

has = numpy_core.__cpu_features__
switched_on = [name for name in numpy_core.__cpu_dispatch__ if has.get(name)]
print("threads", torch.get_num_threads())
print("aten", torch.backends.cpu.get_cpu_capability())
print("numpy", *switched_on)
square = torch.ones(64, 64)
with mkl.verbose(mkl.VERBOSE_ON):
    square @ square
layer = torch.nn.Conv2d(16, 16, 3)
with mkldnn.verbose(mkldnn.VERBOSE_ON):
    layer(torch.ones(16, 16, 32, 32))
"""


def probed(condition: Condition, folder: Path) -> str:
    """What the libraries say of themselves in a process that starts so."""
    if not condition.can_be_tried:
        pytest.skip(f"{condition.title}: not on this processor")
    return subprocess.run(
        [sys.executable, "-c", PROBE],
        env=declared_environment(folder, dict(condition.changes)),
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("again", "^threads 1$"),
        ("threads-2", "^threads 2$"),
        # More than this machine may have cores: MKL would take only those.
        ("threads-4", "^threads 4$"),
        ("aten-default", "^aten (DEFAULT|NO AVX)$"),
        ("aten-avx2", "^aten AVX2$"),
        ("aten-avx512", "^aten AVX512$"),
    ],
)
def test_torch_takes_what_a_condition_sets(
    name: str, wanted: str, tmp_path: Path
) -> None:
    said = probed(BY_NAME[name], tmp_path)
    assert re.search(wanted, said, re.MULTILINE), said


@pytest.mark.parametrize(
    ("name", "mkl", "onednn", "numpy"),
    [
        ("libraries-oldest", "COMPATIBLE", "Intel SSE4.1", set()),
        ("libraries-avx2", "AVX2|AUTO", "Intel AVX2", {"X86_V3"}),
    ],
)
def test_the_libraries_below_take_what_a_condition_sets(
    name: str, mkl: str, onednn: str, numpy: set[str], tmp_path: Path
) -> None:
    said = probed(BY_NAME[name], tmp_path)
    assert re.search(rf"^MKL_VERBOSE SGEMM.* CNR:({mkl})", said, re.MULTILINE), said
    assert re.search(rf"^onednn_verbose.*,cpu,isa:{onednn}$", said, re.MULTILINE), said
    (features,) = re.findall(r"^numpy(.*)$", said, re.MULTILINE)
    assert set(features.split()) == numpy


def test_what_readers_are_told_is_what_is_set() -> None:
    told = 0
    for condition in CONDITIONS:
        for setting in re.findall(r"`(\w+)=([^`]+)`", condition.sets):
            assert condition.changes.get(setting[0]) == setting[1]
            told += 1
        for name in re.findall(r"`([A-Z_]+)`", condition.sets):
            assert name in condition.changes or name == "AUTO", name
    assert told >= 12


def test_conditions_are_told_apart_and_one_changes_nothing() -> None:
    settings = {condition.settings for condition in CONDITIONS}
    titles = {condition.title for condition in CONDITIONS}
    assert len(settings) == len(titles) == len(BY_NAME) == len(CONDITIONS)
    assert BY_NAME["again"].changes == {}


def test_no_condition_shows_a_gpu_or_buffers_the_output() -> None:
    """It would be another output that is asked for, in another order."""
    for condition in CONDITIONS:
        environment = declared_environment(Path("/folder"), dict(condition.changes))
        assert environment["CUDA_VISIBLE_DEVICES"] == PINS["CUDA_VISIBLE_DEVICES"]
        assert environment["PYTHONUNBUFFERED"] == "1"


def test_what_the_processor_lacks_is_not_tried() -> None:
    assert Condition("x", "x", "x", "x").can_be_tried
    assert not Condition("x", "x", "x", "x", needs=("no_such_flag",)).can_be_tried
    if sys.platform == "linux":
        assert processor_flags()

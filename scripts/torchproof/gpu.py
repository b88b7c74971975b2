"""The GPUs of this machine, as a fresh Python with this machine's torch sees them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass

# What of the user's shell a program needs to find torch and a GPU. The threads are
# not pinned: beside a CPU held to one of its cores any GPU looks good.
PASSED_ON = ("CUDA_VISIBLE_DEVICES", "LD_LIBRARY_PATH", "PYTHONPATH")
NOT_PINNED = ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")
PATIENCE = 300
ASK_TORCH = """\
import json, torch
cuda = torch.version.cuda
found = torch.cuda.is_available()
print(json.dumps({
    "torch": torch.__version__,
    "cuda": cuda,
    "device": torch.cuda.get_device_name() if found else None,
    "count": torch.cuda.device_count() if found else 0,
    "threads": torch.get_num_threads(),
}))
"""


@dataclass(frozen=True)
class Gpu:
    """`count` GPUs of one machine: the first one's name, their driver, the torch.

    `threads` is how many CPU threads a program there has.
    """

    device: str
    driver: str
    torch: str
    count: int
    threads: int


def changed_environment() -> dict[str, str | None]:
    """What a program on a GPU has otherwise than the others; None takes away."""
    passed = {name: os.environ.get(name) for name in PASSED_ON}
    return {**passed, **dict.fromkeys(NOT_PINNED)}


def find_gpu() -> Gpu | str:
    """The GPUs that torch sees, or one sentence on why there is none."""
    own = {k: v for k, v in os.environ.items() if k not in NOT_PINNED}
    try:
        asked = subprocess.run(
            [sys.executable, "-c", ASK_TORCH],
            env=own, capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return (
            f"torch did not say within {PATIENCE} s whether there is a GPU: look at "
            "nvidia-smi."
        )
    if asked.returncode:
        last = asked.stderr.strip().rpartition("\n")[2] or f"exit {asked.returncode}"
        return (
            f"{sys.executable} found no torch that works ({last}): start this with a "
            "Python that has one, as in `make record PYTHON=/path/to/python`."
        )
    answer = json.loads(asked.stdout.strip().rpartition("\n")[2])
    if answer["cuda"] is None:
        return (
            f"torch {answer['torch']} is a build without CUDA: start this on a machine "
            "with an NVIDIA GPU, with a Python whose torch was built for CUDA."
        )
    if answer["device"] is None:
        return (
            f"torch {answer['torch']} sees no GPU: look at nvidia-smi, and at "
            "CUDA_VISIBLE_DEVICES."
        )
    return Gpu(
        answer["device"],
        _driver(),
        answer["torch"].partition("+")[0],
        answer["count"],
        answer["threads"],
    )


def _driver() -> str:
    """The driver's version; "" where nvidia-smi can't be asked."""
    try:
        asked = subprocess.run(
            ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip().partition("\n")[0] if not asked.returncode else ""

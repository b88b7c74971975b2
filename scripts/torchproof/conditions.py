"""The conditions under which every snippet must print the same, and what each sets."""

from __future__ import annotations

import functools
import locale
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from torchproof.environment import PINS, PLAIN

Changes = Mapping[str, str | None]


@dataclass(frozen=True)
class Condition:
    """One way to run, as changes to the declared environment; None takes away.

    `name` stands in the file of results. `title`, `sets` and `why` are for readers:
    what it is, what it sets, and where they may meet it. `fresh` starts a new
    interpreter for each snippet; `elsewhere` puts working folder and home below a
    folder with a longer name, a space and letters beyond ASCII; `twice` runs a
    snippet that left files a second time, beside them. `needs` are the processor
    flags without which it can't be tried.
    """

    name: str
    title: str
    sets: str
    why: str
    changes: Changes = field(default_factory=dict)
    fresh: bool = False
    elsewhere: bool = False
    twice: bool = False
    needs: tuple[str, ...] = ()

    @property
    def settings(self) -> tuple[str, ...]:
        """Exactly what is different, one thing each: what results rest on."""
        told = [
            f"{name} not set" if value is None else f"{name}={value}"
            for name, value in self.changes.items()
        ]
        told += ["a new interpreter for each"] * self.fresh
        told += [f"below a folder named {ELSEWHERE}..."] * self.elsewhere
        told += ["again beside the files that it left"] * self.twice
        return tuple(told)

    @property
    def can_be_tried(self) -> bool:
        """Whether this processor has what it needs."""
        return set(self.needs) <= processor_flags()


@functools.cache
def processor_flags() -> frozenset[str]:
    """What the kernel says this processor can do; empty where it says nothing."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            name, _, flags = line.partition(":")
            if name.strip().lower() in ("flags", "features"):
                return frozenset(flags.split())
    return frozenset()


def missing_locales() -> tuple[str, ...]:
    """Locales that a condition names and that are not installed here."""
    named = {c.changes.get("LC_ALL") for c in CONDITIONS} - {None}
    return tuple(sorted(name for name in named if name and not _is_installed(name)))


def _is_installed(name: str) -> bool:
    before = locale.setlocale(locale.LC_ALL)
    try:
        locale.setlocale(locale.LC_ALL, name)
    except locale.Error:
        return False
    finally:
        locale.setlocale(locale.LC_ALL, before)
    return True


# Short: sockets lie below it, and their whole path must fit into 104 bytes.
ELSEWHERE = "torchproof-Zoë Übung-"

_THREADS = ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")


def _threads(number: int) -> dict[str, str]:
    """As many threads, also where there are fewer cores: else MKL, and torch after
    it, takes no more than those."""
    return {**dict.fromkeys(_THREADS, str(number)), "MKL_DYNAMIC": "FALSE"}


_AVX2 = ("avx2", "fma")
_AVX512 = (*_AVX2, "avx512f", "avx512bw", "avx512dq", "avx512vl")
# What NumPy can switch off, by its own names; X86_V2 is its least.
_NUMPY_AVX512 = "X86_V4 AVX512_ICL AVX512_SPR"

# Stands for the terminal, for the processor that outputs are of, and for the one
# style of plots: without them it would be another output that is asked for.
_KEPT_IN_A_SHELL = ("PYTHONUNBUFFERED", "CUDA_VISIBLE_DEVICES", "CUDA_PATH")

CONDITIONS = (
    Condition(
        "again",
        "Once more",
        "one thread, as for the outputs; another random state at the start; what left "
        "a file runs a second time beside it",
        "whenever you run a program again",
        twice=True,
    ),
    Condition(
        "someone-else",
        "Someone else's account",
        "`TZ=NPT-5:45`, `LC_ALL=de_DE.UTF-8`, `COLUMNS=203`, `PYTHONHASHSEED=20261130`,"
        " home and working folder under a longer name with a space and an umlaut",
        "on your computer: other folder, language, clock, window, and a set comes in "
        "another order",
        {
            "TZ": "NPT-5:45",
            "LC_ALL": "de_DE.UTF-8",
            "LANG": "de_DE.UTF-8",
            "COLUMNS": "203",
            "LINES": "60",
            "PYTHONHASHSEED": "20261130",
        },
        elsewhere=True,
    ),
    Condition(
        "unpinned",
        "Nothing pinned",
        "no number of threads, no hash seed, no time zone, `LC_ALL=C`, `COLUMNS=40`",
        "in a container or on a server, where nobody chose a language",
        {
            **dict.fromkeys((*_THREADS, "PYTHONHASHSEED", "TZ", "LANG")),
            "LC_ALL": "C",
            "COLUMNS": "40",
            "LINES": "10",
        },
    ),
    Condition(
        "threads-2",
        "Two threads",
        "`OMP_NUM_THREADS=2`, the same for MKL and OpenBLAS, `MKL_DYNAMIC=FALSE`",
        "on two cores: torch takes as many threads, and a sum in parts rounds "
        "differently",
        _threads(2),
    ),
    Condition(
        "threads-4",
        "Four threads",
        "`OMP_NUM_THREADS=4`, the same for MKL and OpenBLAS, `MKL_DYNAMIC=FALSE`",
        "on four",
        _threads(4),
    ),
    Condition(
        "aten-default",
        "PyTorch without AVX",
        "`ATEN_CPU_CAPABILITY=default`",
        "on an old processor, or an emulated one",
        {"ATEN_CPU_CAPABILITY": "default"},
    ),
    Condition(
        "aten-avx2",
        "PyTorch with AVX2",
        "`ATEN_CPU_CAPABILITY=avx2`",
        "on most laptops",
        {"ATEN_CPU_CAPABILITY": "avx2"},
        needs=_AVX2,
    ),
    Condition(
        "aten-avx512",
        "PyTorch with AVX-512",
        "`ATEN_CPU_CAPABILITY=avx512`",
        "on servers, and on many newer AMD processors",
        {"ATEN_CPU_CAPABILITY": "avx512"},
        needs=_AVX512,
    ),
    Condition(
        "libraries-oldest",
        "PyTorch's libraries without AVX",
        "`MKL_CBWR=COMPATIBLE`, `ONEDNN_MAX_CPU_ISA=SSE41`, NumPy's "
        "`NPY_DISABLE_CPU_FEATURES` for all that it can switch off",
        "on an old processor: MKL, oneDNN and NumPy compute matrix products, "
        "convolutions and arrays, and each picks its code by the processor",
        {
            "MKL_CBWR": "COMPATIBLE",
            "ONEDNN_MAX_CPU_ISA": "SSE41",
            "NPY_DISABLE_CPU_FEATURES": f"X86_V3 {_NUMPY_AVX512}",
        },
        needs=("sse4_1",),
    ),
    Condition(
        "libraries-avx2",
        "PyTorch's libraries with AVX2",
        "`MKL_CBWR=AVX2` (which MKL takes as `AUTO` where the processor is not "
        "Intel's), `ONEDNN_MAX_CPU_ISA=AVX2`, NumPy's `NPY_DISABLE_CPU_FEATURES` for "
        "AVX-512",
        "on most laptops",
        {
            "MKL_CBWR": "AVX2",
            "ONEDNN_MAX_CPU_ISA": "AVX2",
            "NPY_DISABLE_CPU_FEATURES": _NUMPY_AVX512,
        },
        needs=_AVX2,
    ),
    Condition(
        "plain-shell",
        "A plain shell",
        "a new interpreter for each program, and only the variables that a shell has",
        "where you type the command that stands above the output",
        {
            **{
                name: None for name in {**PLAIN, **PINS} if name not in _KEPT_IN_A_SHELL
            },
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "SHELL": "/bin/bash",
            "USER": "reader",
            "LOGNAME": "reader",
        },
        fresh=True,
    ),
)

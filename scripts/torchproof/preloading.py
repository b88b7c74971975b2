"""Make forks of the warmed process cheap: import, draw once, use large pages.

Nothing here runs an operation of torch.
"""

from __future__ import annotations

import ctypes
import io
import sys
from contextlib import suppress
from pathlib import Path

# Any optimizer imports torch._dynamo lazily, a second a process; so do the meta
# device, torch.func, compile and the deterministic flags.
FIRST = ("torch", "numpy")
LATER = (
    "torch._dynamo",
    "torch.func",
    "torch.utils.flop_counter",
    "torch.profiler._cupti_monitor",
    "matplotlib.pyplot",
    "matplotlib.backends.backend_svg",
    "matplotlib.backends.backend_agg",
    "PIL.features",
    "encodings.utf_16_be",
)
LARGE_PAGE = 2 << 20
MADV_COLLAPSE = 25


def preload(modules: list[str]) -> None:
    """Import what snippets import, so that no child has to."""
    for name in modules:
        with suppress(ImportError):
            __import__(name)


def draw_once() -> None:
    """Draw and forget a plot: the first one of a process costs 0.2 s more.

    It fills Matplotlib's caches of fonts, letters and formulas, and leaves no
    figure behind.
    """
    with suppress(ImportError):
        from matplotlib import pyplot

        figure, axes = pyplot.subplots()
        axes.plot([1.0, 1e6], [1e-3, 1e3], label="line")
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlabel("label")
        axes.legend()
        figure.savefig(io.BytesIO(), format="svg")
        pyplot.close("all")


def use_large_pages() -> int:
    """Join the memory of this process into pages of 2 MB; return how many.

    A fork copies a table with one entry a page, and its end tears that down: of a
    quarter of a gigabyte in pages of 4 kB that is 7 ms a child. Joining takes half
    a second. Where the kernel can't, nothing changes.
    """
    if sys.platform != "linux":
        return 0
    libc = ctypes.CDLL(None, use_errno=True)
    libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    joined = 0
    for line in Path("/proc/self/maps").read_text().splitlines():
        fields = line.split()
        of_a_file = fields[4] != "0"
        if of_a_file or not fields[1].startswith("rw") or fields[1][3] != "p":
            continue
        start, end = (int(part, 16) for part in fields[0].split("-"))
        first = -(-start // LARGE_PAGE) * LARGE_PAGE
        for address in range(first, end - LARGE_PAGE + 1, LARGE_PAGE):
            if libc.madvise(address, LARGE_PAGE, MADV_COLLAPSE) == 0:
                joined += 1
    return joined

"""What a snippet's process inherits: this, and nothing else."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# Threads are pinned because the order of a parallel sum is not; the hash seed,
# because sets print in its order; accelerators are hidden so that the outputs of
# a machine with a GPU are those of one without, and so is CUDA's toolkit: where
# torch finds one and no GPU, some of its modules say so when they are imported.
PINS = {
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYTHONHASHSEED": "0",
    "CUDA_VISIBLE_DEVICES": "",
    "CUDA_PATH": "",
}

PLAIN = {
    "COLUMNS": "80",
    "LINES": "24",
    "TZ": "UTC",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TERM": "dumb",
    "NO_COLOR": "1",
    "PYTHON_COLORS": "0",
    "PYTHONUNBUFFERED": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "MPLBACKEND": "Agg",
}

# One style for every plot: a fixed salt gives the same element ids each time, and
# a transparent ground and real text let one picture serve both colour schemes.
MATPLOTLIBRC = """\
svg.hashsalt: torchproof
svg.fonttype: none
savefig.transparent: True
savefig.bbox: tight
figure.figsize: 6.4, 3.6
font.size: 11
axes.spines.top: False
axes.spines.right: False
"""


def declared_environment(
    matplotlib_folder: Path, changes: dict[str, str | None] | None = None
) -> dict[str, str]:
    """The environment of every snippet, on every machine.

    `changes` is for trying other conditions: a value of None takes a name away.
    """
    binaries = Path(sys.executable).parent
    names: dict[str, str | None] = {
        "PATH": os.pathsep.join([str(binaries), "/usr/bin", "/bin"]),
        **PLAIN,
        **PINS,
        "MPLCONFIGDIR": str(matplotlib_folder),
        **(changes or {}),
    }
    return {name: value for name, value in names.items() if value is not None}


def prepare_matplotlib(folder: Path) -> Path:
    """Put the one plot style where Matplotlib looks for it; return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    style = folder / "matplotlibrc"
    if not style.exists() or style.read_text() != MATPLOTLIBRC:
        style.write_text(MATPLOTLIBRC)
    return folder

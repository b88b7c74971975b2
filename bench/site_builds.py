"""What `make site` costs when nothing changed, against MkDocs alone."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from torchproof.site import Site

PLAIN = """\
import sys
from pathlib import Path
from torchproof.generator import build_into, load_configuration
from torchproof.site import Site
build_into(load_configuration(Site(Path(sys.argv[1])), Path(sys.argv[2])))
"""


def compare_builds(site: Site, repeats: int) -> tuple[list[float], list[float]]:
    """Seconds of `make site` with nothing to run, and of a plain MkDocs build of the
    same pages; each from a new process, alternating."""
    scripts = site.root / "scripts"
    ours, plain = [], []
    command = ["make", "--no-print-directory", "site"]
    first = subprocess.run(command, cwd=site.root, capture_output=True, text=True)
    if first.returncode:
        raise SystemExit(first.stderr)
    with tempfile.TemporaryDirectory() as name:
        target = Path(name) / "plain"
        for _ in range(repeats):
            start = time.perf_counter()
            done = subprocess.run(
                command, cwd=site.root, check=True, capture_output=True, text=True
            )
            ours.append(time.perf_counter() - start)
            assert " 0 of " in done.stdout, done.stdout
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", PLAIN, str(site.root), str(target)],
                env={"PYTHONPATH": str(scripts), "PATH": "/usr/bin:/bin"},
                check=True, capture_output=True,
            )  # fmt: skip
            plain.append(time.perf_counter() - start)
    return ours, plain


def summary(ours: list[float], plain: list[float]) -> str:
    ratio = statistics.median(ours) / statistics.median(plain)
    return (
        f"make site, nothing changed: {statistics.median(ours):.2f} s; MkDocs alone: "
        f"{statistics.median(plain):.2f} s; {ratio:.2f}x"
    )

"""A clone of the tiny site on a machine that seems to have GPUs.

The torch there is a stand-in that claims them (tests/pretend_gpu), and nvidia-smi
prints a driver; the interpreter has no package at all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.checkout import make_checkout, run

from torchproof import recording
from torchproof.recording import CUDA, Recording
from torchproof.site import Site

PRETEND = Path(__file__).parent / "pretend_gpu"
TOPIC = "basics/every_feature"
FOLDER = f"snippets/{TOPIC}"


def make_bare_python(folder: Path) -> Path:
    """Make a Python without a single package in `folder`."""
    subprocess.run(
        [sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True
    )
    python = folder / "bin" / "python"
    for package in ("torch", "mkdocs", "yaml", "pytest", "numpy"):
        asked = [str(python), "-c", f"import {package}"]
        assert subprocess.run(asked, capture_output=True).returncode == 1
    return python


def make_machine(folder: Path, python: Path) -> Machine:
    """Clone the tiny site into `folder`, beside a torch and a driver."""
    root = make_checkout(folder / "tiny")
    (root / "requirements.txt").write_text("torch==2.13.0\n")
    (root / ".gitignore").write_text(".cache/\n__pycache__/\ntmp/\nsite/\n")
    git(root, "init", "-q")
    made = Machine(root, python)
    shutil.copytree(PRETEND, made.torch, ignore=shutil.ignore_patterns("__pycache__"))
    made.tools.mkdir()
    (made.tools / "nvidia-smi").write_text("#!/bin/sh\necho 580.65.06\n")
    (made.tools / "nvidia-smi").chmod(0o755)
    made.commit()
    return made


class Machine:
    """A clone of the tiny site on a machine that seems to have GPUs."""

    def __init__(self, root: Path, python: Path) -> None:
        self.root = root
        self.python = python
        self.torch = root.parent / "torch_here"
        self.tools = root.parent / "tools"
        self.changes = {
            "PYTHONPATH": str(self.torch),
            "CUDA_VISIBLE_DEVICES": "0",
            "PATH": f"{self.tools}{os.pathsep}{os.environ['PATH']}",
        }

    def record(self, *arguments: str, **changes: str) -> tuple[int, str]:
        """Run the command; its exit code and all that it said."""
        done = run(
            self.root, "record.py", *arguments,
            python=self.python, changes=self.changes | changes,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    def write(self, name: str, text: str) -> Path:
        path = self.root / FOLDER / name
        path.write_text(text)
        return path

    def commit(self) -> None:
        git(self.root, "add", "-A")
        git(self.root, "commit", "-q", "--allow-empty", "-m", "as it is")

    def output(self, stem: str) -> str | None:
        path = self.root / FOLDER / f"{stem}.cuda.out"
        return path.read_text() if path.exists() else None

    def provenance(self, stem: str) -> Recording:
        found, faults = recording.load(Site(self.root))
        assert faults == []
        return found[f"{TOPIC}/{stem}.py", CUDA]


def git(root: Path, *arguments: str) -> None:
    own = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(root), *own, *arguments], check=True)

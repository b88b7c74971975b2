"""Make .venv and install what is pinned. Standard library only.

Written for any Python 3, so that an old one can say in one sentence what to do.
"""

import hashlib
import os
import subprocess
import sys
from typing import Tuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "bin", "python")
STAMP = os.path.join(VENV, "installed")
PINS = ("requirements.txt", "requirements.lock")
OLDEST, NEWEST = (3, 11, 5), (3, 14)


def complaint(version: Tuple[int, ...], has_venv: bool) -> str:
    """What is wrong with this Python, in one sentence; "" when nothing is."""
    found = ".".join(str(part) for part in version[:3])
    if tuple(version[:3]) < OLDEST or tuple(version[:2]) > NEWEST:
        return (
            "Torchproof needs Python 3.11.5 to 3.14, and this is "
            + found
            + ": install one of those and type `make PYTHON=python3.13` with its name."
        )
    if not has_venv:
        return (
            "This Python "
            + found
            + " comes without venv: install it with `apt install python3-venv`"
            + " (on Debian and Ubuntu) and type the command again."
        )
    return ""


def has_venv() -> bool:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return False
    return True


def wanted() -> str:
    """What a finished installation is known by: this Python and both pin files."""
    digest = hashlib.sha256(sys.version.encode())
    for name in PINS:
        with open(os.path.join(ROOT, name), "rb") as stream:
            digest.update(stream.read())
    return digest.hexdigest()


def installed() -> str:
    try:
        with open(STAMP) as stream:
            return stream.read().strip()
    except (IOError, OSError):
        return ""


def pip(*arguments: str) -> None:
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    code = subprocess.call(command + list(arguments), cwd=ROOT)
    if code:
        sys.exit("pip failed; what it says above is the cause, and nothing was kept.")


def main() -> None:
    problem = complaint(tuple(sys.version_info[:3]), has_venv())
    if problem:
        sys.exit(problem)
    key = wanted()
    if installed() == key:
        return
    print("Setting up .venv: torch, then everything in requirements.lock.")
    sys.stdout.flush()
    if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV]):
        sys.exit("Python could not make .venv; what it says above is the cause.")
    pip("--requirement", "requirements.txt")
    pip("--require-hashes", "--no-deps", "--requirement", "requirements.lock")
    with open(STAMP, "w") as stream:
        stream.write(key + "\n")


if __name__ == "__main__":
    main()

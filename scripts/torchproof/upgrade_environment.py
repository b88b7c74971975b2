"""A separate environment with another torch, and what the snippets import.

Everything but torch has the version that requirements.lock pins, unless that torch
refuses it; what was relaxed is said.
"""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import InvalidVersion, Version

from torchproof.files import sha256_of, write_if_changed
from torchproof.site import Site

GIGABYTE = 10**9
# A CUDA build with NVIDIA's packages, and its wheels while they are unpacked.
NEEDED = 9 * GIGABYTE


class UpgradeStopped(Exception):
    """The other torch cannot be tried; the message is one sentence for a person."""


@dataclass(frozen=True)
class Environment:
    """An environment's Python, and the pins that its torch could not live with."""

    python: Path
    relaxed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Undeclared:
    """What releases of torch before `before` need and do not declare."""

    before: str
    package: str
    allowed: str


# Built against NumPy 1; with NumPy 2 each conversion fails.
UNDECLARED = (Undeclared("2.3", "numpy", "<2"),)


def checked_version(text: str) -> Version:
    """The version that was asked for. Raises UpgradeStopped when it is none."""
    try:
        return Version(text)
    except InvalidVersion:
        said = repr(text) if text else "No version"
        raise UpgradeStopped(
            f"{said} is not a version of torch: type `make upgrade TORCH=2.14.1`, "
            "with the one that you want to try."
        ) from None


def check_space(folder: Path, needed: int = NEEDED) -> None:
    """Raise UpgradeStopped unless `folder`'s disk has room for an environment."""
    there = next(f for f in (folder, *folder.parents) if f.exists())
    free = shutil.disk_usage(there).free
    if free < needed:
        raise UpgradeStopped(
            f"An environment with another torch takes up to {needed / GIGABYTE:.0f} GB "
            f"while it is made, and {there} has {free / GIGABYTE:.1f} GB free: make "
            "room, or name PyTorch's CPU index as the README shows."
        )


def pins_of(lock: str) -> dict[str, str]:
    """The pins of a requirements.lock that hold on this machine, by name."""
    found: dict[str, str] = {}
    for line in lock.splitlines():
        try:
            wanted = Requirement(line.rstrip(" \\"))
        except InvalidRequirement:
            continue
        if wanted.marker is None or wanted.marker.evaluate():
            found[wanted.name.lower()] = str(wanted.specifier).removeprefix("==")
    return found


def constraints_for(
    torch: Version, requires: Sequence[str], pins: Mapping[str, str]
) -> tuple[list[str], list[str]]:
    """Lines for pip's constraints file, and sentences on the pins not kept.

    `requires` is what that torch declares, as its metadata spells it.
    """
    allowed: dict[str, SpecifierSet] = {}
    for text in requires:
        wanted = Requirement(text)
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            allowed[wanted.name.lower()] = wanted.specifier
    for rule in UNDECLARED:
        if torch < Version(rule.before):
            specifier = allowed.get(rule.package, SpecifierSet())
            allowed[rule.package] = specifier & SpecifierSet(rule.allowed)
    lines: list[str] = []
    relaxed: list[str] = []
    for name, pin in sorted(pins.items()):
        specifier = allowed.get(name, SpecifierSet())
        if specifier.contains(pin, prereleases=True):
            lines.append(f"{name}=={pin}")
        else:
            lines.append(f"{name}{specifier}")
            relaxed.append(f"{name}{specifier} instead of {pin}")
    return lines, relaxed


def imported_names(site: Site) -> list[str]:
    """What the snippets import, and torch with them: pyproject.toml's group."""
    groups = tomllib.loads((site.root / "pyproject.toml").read_text())
    return [Requirement(line).name for line in groups["dependency-groups"]["snippets"]]


@contextmanager
def other_environment(
    site: Site, torch: Version, *, keep: bool, say: Callable[[str], None]
) -> Iterator[Environment]:
    """An environment with this torch, taken away at the end unless `keep`.

    One that was kept is used again. Raises UpgradeStopped.
    """
    folder = site.cache / "upgrade" / f"torch-{torch}"
    whole = False
    try:
        environment = _kept(site, folder)
        if environment is None:
            check_space(folder)
            environment = _make(site, folder, torch, say)
        whole = True
        yield environment
    finally:
        if not (keep and whole):
            shutil.rmtree(folder, ignore_errors=True)


def _kept(site: Site, folder: Path) -> Environment | None:
    """The environment in `folder`, if it was finished with these very pins."""
    try:
        stamp, *relaxed = (folder / "installed").read_text().splitlines()
    except (OSError, ValueError):
        return None
    if stamp != _stamp(site):
        return None
    return Environment(_python(folder), tuple(relaxed))


def _stamp(site: Site) -> str:
    lock = sha256_of(site.root / "requirements.lock")
    return f"{lock} {' '.join(sys.version.split())}"


def _python(folder: Path) -> Path:
    return folder / "bin" / "python"


def _make(
    site: Site, folder: Path, torch: Version, say: Callable[[str], None]
) -> Environment:
    say(f"making an environment with torch {torch}; it can take several GB")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder)],
        capture_output=True, text=True,
    )  # fmt: skip
    if made.returncode:
        last = (made.stderr or made.stdout).strip().rpartition("\n")[2]
        raise UpgradeStopped(f"Python could not make {folder}: {last}")
    wanted = f"torch=={torch}"
    # Alone first: its own metadata says which of the pins it can't live with.
    _pip(folder, torch, ["--no-deps", wanted], say)
    pins = pins_of((site.root / "requirements.lock").read_text())
    lines, relaxed = constraints_for(torch, _requires(folder), pins)
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(lines) + "\n")
    for sentence in relaxed:
        say(f"torch {torch} needs {sentence}")
    names = imported_names(site)
    _pip(folder, torch, ["--constraint", str(constraints), wanted, *names], say)
    write_if_changed(
        folder / "installed", "\n".join([_stamp(site), *relaxed, ""]).encode()
    )
    return Environment(_python(folder), tuple(relaxed))


def _requires(folder: Path) -> list[str]:
    places = [str(path) for path in folder.glob("lib*/python3*/site-packages")]
    for found in importlib.metadata.distributions(path=places):
        if found.name == "torch":
            return found.requires or []
    raise UpgradeStopped(f"pip installed no torch into {folder}.")


_TOLD = re.compile(r"^\s*((?:Collecting|Downloading|Installing) .*)")


def _pip(
    folder: Path, torch: Version, arguments: list[str], say: Callable[[str], None]
) -> None:
    """Install into the environment, passing on what pip does. Raises UpgradeStopped."""
    # Wheels are unpacked on the disk whose room was looked at, and not kept.
    unpacking = folder / "unpacking"
    unpacking.mkdir()
    command = [
        sys.executable, "-m", "pip", "--python", str(_python(folder)),
        "--disable-pip-version-check", "--no-cache-dir", "--no-input", "install",
        "--progress-bar", "off", *arguments,
    ]  # fmt: skip
    said: list[str] = []
    with subprocess.Popen(
        command,
        env=os.environ | {"TMPDIR": str(unpacking)},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", start_new_session=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line.rstrip("\n"))
                if step := _TOLD.match(line):
                    say(step[1])
        except BaseException:
            # pip works in a process below this one.
            os.killpg(process.pid, signal.SIGTERM)
            raise
    shutil.rmtree(unpacking, ignore_errors=True)
    if process.returncode:
        raise UpgradeStopped(why_pip_failed(said, torch))


def why_pip_failed(said: Sequence[str], torch: Version) -> str:
    """One sentence for a person, from what pip printed."""
    text = "\n".join(said)
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    if "No space left on device" in text:
        return f"The disk filled up while torch {torch} was installed: make room."
    known = re.search(r"from versions: (.+?)\)?$", text, re.MULTILINE)
    unreached = "Retrying (" in text or "Could not fetch URL" in text
    if unreached and (known is None or known[1] == "none"):
        return f"pip reached no package index for torch {torch}: look at the network."
    limit = re.search(r"\(constraint\) torch(\S*)", text)
    forbidden = limit is not None and torch not in SpecifierSet(
        limit[1], prereleases=True
    )
    if forbidden and limit:
        return (
            f"This machine's settings of pip allow torch{limit[1]}, not torch {torch}: "
            "see `pip config list` and PIP_CONSTRAINT."
        )
    # With a limit that allows it, pip calls a release that isn't there a conflict.
    if limit or f"No matching distribution found for torch=={torch}" in text:
        versions = known[1].split(", ") if known and known[1] != "none" else []
        newest = f"; the newest is {versions[-1]}" if versions else ""
        return f"There is no torch {torch} for Python {python} here{newest}."
    errors = [line for line in said if line.startswith("ERROR: ")]
    last = errors[0] if errors else (said or ["it said nothing"])[-1]
    return f"pip could not install torch {torch}: {last.removeprefix('ERROR: ')}"

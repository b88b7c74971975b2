"""Outputs that are kept, not run again: of a GPU, and of measurements.

snippets/recordings.toml says for each what made it, and the hash of the snippet
that it belongs to.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import sys
import tomllib
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

from torchproof.environment import PINS
from torchproof.faults import Fault
from torchproof.files import write_if_changed
from torchproof.site import Site
from torchproof.snippet import Snippet

HEADER = "# Written by `make record` and `make update`: what made each kept output.\n"
CUDA, MEASURED = "cuda", "measured"


@dataclass(frozen=True)
class Recording:
    """Where a kept output comes from; `sha256` is its snippet's, `date` is ISO."""

    sha256: str
    machine: str
    device: str
    driver: str
    torch: str
    python: str
    threads: str
    date: str

    @property
    def provenance(self) -> str:
        """One line for the page, under the output."""
        where = self.device if self.device != "cpu" else self.machine
        driver = f" · driver {self.driver}" if self.driver else ""
        threads = f" · {self.threads} thread{'s' * (self.threads != '1')}"
        return (
            f"{where}{driver} · torch {self.torch} · Python {self.python}"
            f"{threads if self.device == 'cpu' else ''} · {self.date}"
        )


Recordings = dict[tuple[str, str], Recording]


def load(site: Site) -> tuple[Recordings, list[Fault]]:
    """Every recording by (snippet key, CUDA or MEASURED), and what is wrong."""
    if not site.recordings.exists():
        return {}, []
    where = site.relative(site.recordings)
    try:
        data = tomllib.loads(site.recordings.read_text())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return {}, [Fault(where, 1, f"is no TOML ({error})", "restore it from git")]
    found: Recordings = {}
    faults: list[Fault] = []
    for key, kinds in data.items():
        for kind, fields in kinds.items():
            try:
                found[key, kind] = Recording(**fields)
            except TypeError as error:
                faults.append(
                    Fault(where, 1, f"{key} ({kind}): {error}", "record it again")
                )
    return found, faults


def save(site: Site, recordings: Recordings) -> bool:
    """Write all recordings, sorted; return whether the file changed."""
    lines = [HEADER]
    for (key, kind), recording in sorted(recordings.items()):
        lines.append(f"[{json.dumps(key)}.{kind}]\n")
        lines += [
            f"{name} = {json.dumps(value, ensure_ascii=False)}\n"
            for name, value in asdict(recording).items()
        ]
        lines.append("\n")
    return write_if_changed(
        site.recordings, "".join(lines).rstrip("\n").encode() + b"\n"
    )


def is_current(recordings: Recordings, snippet: Snippet, kind: str) -> bool:
    """Whether the snippet is still the one that the recording was made with."""
    recording = recordings.get((snippet.key, kind))
    return recording is not None and recording.sha256 == snippet.sha256


def gpu_state(site: Site, recordings: Recordings, snippet: Snippet) -> str:
    """ "recorded", "unrecorded" or "stale": the state of a snippet's GPU output."""
    there = (site.snippets / snippet.recording_key).exists()
    if not there and (snippet.key, CUDA) not in recordings:
        return "unrecorded"
    return "recorded" if there and is_current(recordings, snippet, CUDA) else "stale"


def check(site: Site, recordings: Recordings, snippets: list[Snippet]) -> list[Fault]:
    """Faults for stale recordings, and for recordings of nothing."""
    faults: list[Fault] = []
    for snippet in snippets:
        where = site.relative(site.snippets / snippet.key)
        if gpu_state(site, recordings, snippet) == "stale":
            faults.append(
                Fault(where, 1, "was changed after its GPU output was recorded",
                      "run `make record` on a machine with a GPU, or delete "
                      f"{snippet.recording_key} and its entry in recordings.toml")
            )  # fmt: skip
        if snippet.directives.measured and not is_current(
            recordings, snippet, MEASURED
        ):
            faults.append(
                Fault(where, 1, "has no measurement, or was changed after it",
                      "run `make update` on a quiet machine")
            )  # fmt: skip
    known = {snippet.key for snippet in snippets}
    where = site.relative(site.recordings)
    faults += [
        Fault(where, 1, f"names {key}, which is not there", "delete the entry")
        for key, _ in recordings
        if key not in known
    ]
    return faults


def measured_here(snippet: Snippet) -> Recording:
    """The provenance of a measurement made by this machine, now."""
    return Recording(
        sha256=snippet.sha256,
        machine=machine_name(),
        device="cpu",
        driver="",
        torch=torch_version(),
        python=python_version(),
        threads=PINS["OMP_NUM_THREADS"],
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
    )


def python_version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def torch_version() -> str:
    """The installed torch, without its build suffix and without importing it."""
    return metadata.version("torch").partition("+")[0]


def machine_name() -> str:
    """Processor and number of cores, as the system names them."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    cores = os.cpu_count() or 1
    return f"{model}, {cores} core{'s' * (cores != 1)}"

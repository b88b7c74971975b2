"""Outputs that are kept, not run again: of a GPU, and of measurements.

snippets/recordings.toml says for each what made it, the hashes of the snippet that
it belongs to and of the data files that this read, and the hash of each file that
was kept, so that nobody edits one.
"""

from __future__ import annotations

import dataclasses
import datetime
import functools
import json
import os
import platform
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import Any

from torchproof.environment import PINS
from torchproof.faults import Fault
from torchproof.files import sha256_of, write_if_changed
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.toml_files import line_of, read_toml

HEADER = "# Written by `make record` and `make update`: what made each kept output.\n"
CUDA, MEASURED = "cuda", "measured"


@dataclass(frozen=True)
class Recording:
    """Where a kept output comes from; `sha256` is its snippet's, `date` is ISO.

    `kept` has the sha256 of each kept file by its name: the output, its plots and
    their data; `reads`, that of each data file that the snippet read.
    """

    sha256: str
    machine: str
    device: str
    driver: str
    torch: str
    python: str
    threads: str
    date: str
    kept: dict[str, str] = field(default_factory=dict)
    reads: dict[str, str] = field(default_factory=dict)

    @property
    def provenance(self) -> str:
        """One line for the page, under the output.

        A GPU's names the CPU too: what runs on one is often compared with the other.
        """
        threads = f"{self.threads} thread{'s' * (self.threads != '1')}"
        versions = f"torch {self.torch} · Python {self.python}"
        if self.device == "cpu":
            return f"{self.machine} · {versions} · {threads} · {self.date}"
        driver = f" · driver {self.driver}" if self.driver else ""
        return (
            f"{self.device}{driver} · {versions} · CPU: {self.machine}, {threads}"
            f" · {self.date}"
        )


Recordings = dict[tuple[str, str], Recording]


def load(site: Site) -> tuple[Recordings, list[Fault]]:
    """Every recording by (snippet key, CUDA or MEASURED), and what is wrong."""
    if not site.recordings.exists():
        return {}, []
    where = site.relative(site.recordings)
    data, text, faults = read_toml(site, site.recordings, "restore it from git")
    found: Recordings = {}
    for key, kinds in data.items():
        entries: dict[str, Any] = kinds if isinstance(kinds, dict) else {"": None}
        for kind, fields in entries.items():
            known = kind in (CUDA, MEASURED)
            wrong = _wrong_fields(fields) if known else "there is no such kind"
            if not wrong:
                found[key, kind] = Recording(**fields)
                continue
            name = json.dumps(key)
            exact = f"{name}.{kind}"
            number = line_of(text, exact if exact in text else name)
            what = f"keeps {key} ({kind or 'no kind'}) wrongly: {wrong}"
            remedy = "restore it from git, or delete the entry and record it again"
            faults.append(Fault(where, number, what, remedy))
    return found, faults


_HASHED = ("kept", "reads")


def _wrong_fields(fields: object) -> str:
    """What is wrong with an entry; "" when nothing is."""
    if not isinstance(fields, dict):
        return "it is no table"
    names = {one.name for one in dataclasses.fields(Recording)}
    missing, unknown = names - {*_HASHED} - fields.keys(), fields.keys() - names
    if missing or unknown:
        text = [f"{name} is missing" for name in sorted(missing)]
        return ", ".join(text + [f"{name} is unknown" for name in sorted(unknown)])
    texts = dict(fields)
    for name in _HASHED:
        hashes = texts.pop(name, {})
        if not isinstance(hashes, dict):
            return f"{name} is no table"
        texts |= hashes
    not_text = [n for n, v in texts.items() if not isinstance(v, str)]
    return f"{', '.join(sorted(not_text))} is no text" if not_text else ""


def save(site: Site, recordings: Recordings) -> bool:
    """Write all recordings, sorted; return whether the file changed."""
    lines = [HEADER]
    for (key, kind), recording in sorted(recordings.items()):
        fields = asdict(recording)
        tables = {name: fields.pop(name) for name in ("kept", "reads")}
        lines.append(f"[{json.dumps(key)}.{kind}]\n")
        lines += [
            f"{name} = {json.dumps(value, ensure_ascii=False)}\n"
            for name, value in fields.items()
        ]
        for name, table in tables.items():
            if table:
                lines.append(f"\n[{json.dumps(key)}.{kind}.{name}]\n")
                lines += [f'{json.dumps(n)} = "{table[n]}"\n' for n in sorted(table)]
        lines.append("\n")
    return write_if_changed(
        site.recordings, "".join(lines).rstrip("\n").encode() + b"\n"
    )


def is_current(site: Site, recordings: Recordings, snippet: Snippet, kind: str) -> bool:
    """Whether snippet and data are still those that the recording was made with."""
    return _outdated(site, recordings, snippet, kind) == []


def _outdated(
    site: Site, recordings: Recordings, snippet: Snippet, kind: str
) -> list[str] | None:
    """Names of the snippet and data files that changed since; None: no recording."""
    recording = recordings.get((snippet.key, kind))
    if recording is None:
        return None
    changed = [] if recording.sha256 == snippet.sha256 else [snippet.name]
    now = hashes(site, snippet, recording.reads)
    return changed + [n for n in sorted(now) if now[n] != recording.reads[n]]


def hashes(site: Site, snippet: Snippet, names: Iterable[str]) -> dict[str, str]:
    """The sha256 of files beside a snippet, by name; "" where one is missing."""
    folder = site.snippets / snippet.topic
    return {name: sha256_of(folder / name) for name in names}


def edited(
    site: Site, recordings: Recordings, snippet: Snippet, kind: str
) -> list[str]:
    """Names of the kept files that are not what was kept: edited, gone, unknown."""
    recording = recordings.get((snippet.key, kind))
    if recording is None:
        return []
    output = snippet.recording_key if kind == CUDA else snippet.output_key
    names = sorted({PurePosixPath(output).name, *recording.kept})
    now = hashes(site, snippet, names)
    return [name for name in names if recording.kept.get(name) != now[name]]


def is_whole(site: Site, recordings: Recordings, snippet: Snippet, kind: str) -> bool:
    """Whether a recording fits its snippet and nobody edited what was kept."""
    current = is_current(site, recordings, snippet, kind)
    return current and not edited(site, recordings, snippet, kind)


def gpu_state(site: Site, recordings: Recordings, snippet: Snippet) -> str:
    """ "recorded", "unrecorded" or "stale": the state of a snippet's GPU output."""
    there = (site.snippets / snippet.recording_key).exists()
    if not there and (snippet.key, CUDA) not in recordings:
        return "unrecorded"
    return "recorded" if is_whole(site, recordings, snippet, CUDA) else "stale"


def check(site: Site, recordings: Recordings, snippets: list[Snippet]) -> list[Fault]:
    """Faults for stale recordings, and for recordings of nothing."""
    faults: list[Fault] = []
    for snippet in snippets:
        where = site.relative(site.snippets / snippet.key)
        faults += _stale(site, recordings, snippet)
        if snippet.directives.measured and not is_current(
            site, recordings, snippet, MEASURED
        ):
            data = _outdated(site, recordings, snippet, MEASURED) or []
            what = "has no measurement, or was changed after it"
            if data and snippet.name not in data:
                what = f"was measured with another {data[0]}"
            faults.append(Fault(where, 1, what, "run `make update` on a quiet machine"))
        for kind in (CUDA, MEASURED):
            if is_current(site, recordings, snippet, kind):
                faults += [
                    Fault(site.relative((site.snippets / snippet.key).parent / name),
                          1, "is not what was kept",
                          "restore it from git, or delete its entry in "
                          "recordings.toml and make it again")
                    for name in edited(site, recordings, snippet, kind)
                ]  # fmt: skip
    where = site.relative(site.recordings)
    faults += [
        Fault(where, 1, f"names {key}, which is not there", "delete the entry")
        for key, _ in recordings
        if not (site.snippets / key).is_file()
    ]
    return faults


def _stale(site: Site, recordings: Recordings, snippet: Snippet) -> list[Fault]:
    """Faults for a GPU output that its snippet, or what this read, left behind."""
    output = site.snippets / snippet.recording_key
    outdated = _outdated(site, recordings, snippet, CUDA)
    name = PurePosixPath(snippet.recording_key).name
    remedy = "run `make record` on a machine with a GPU, or delete " + name
    if outdated is None:
        if not output.exists():
            return []
        what = "has no entry in recordings.toml: nothing says what printed it"
        return [Fault(site.relative(output), 1, what, remedy)]
    folder = (site.snippets / snippet.key).parent
    return [
        Fault(site.relative(folder / changed), 1,
              "was changed after its GPU output was recorded"
              if changed == snippet.name
              else f"was changed after {snippet.name} had read it, for its GPU output",
              f"{remedy} and its entry in recordings.toml")
        for changed in outdated
    ]  # fmt: skip


def measured_here(
    snippet: Snippet, kept: dict[str, str], reads: dict[str, str] | None = None
) -> Recording:
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
        kept=kept,
        reads=reads or {},
    )


def python_version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


@functools.cache
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

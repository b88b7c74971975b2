"""Record what snippets print on this machine's GPU.

Runs with any Python from 3.11 that has a torch with CUDA: `python
scripts/record.py`. Installs nothing. Writes NAME.cuda.out and
snippets/recordings.toml after each snippet, and skips what is recorded already,
so that it can be stopped and started again.
"""

from __future__ import annotations

import datetime
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import PurePosixPath

from torchproof import recording
from torchproof.command import only_one, report, run_command
from torchproof.faults import Fault
from torchproof.files import write_if_changed
from torchproof.judging import judge
from torchproof.linked import files_beside, files_by_topic
from torchproof.recording import CUDA, Recording
from torchproof.runner import MEGABYTE, Job, Runner
from torchproof.site import Site, this_site
from torchproof.snippet import Snippet, discover

PICKS_ITS_DEVICE = re.compile(r"is_available\(|torch\.accelerator")
ASK_TORCH = """\
import json, torch
found = torch.cuda.is_available()
print(json.dumps({
    "torch": torch.__version__,
    "cuda": torch.version.cuda,
    "device": torch.cuda.get_device_name() if found else None,
}))
"""


@dataclass(frozen=True)
class Gpu:
    """The GPU of this machine, as torch and its driver name it."""

    device: str
    driver: str
    torch: str


def find_gpu() -> Gpu | str:
    """The GPU that torch sees, or one sentence on why there is none."""
    asked = subprocess.run(
        [sys.executable, "-c", ASK_TORCH], capture_output=True, text=True
    )
    if asked.returncode:
        last = asked.stderr.strip().rpartition("\n")[2]
        return (
            f"This Python cannot import torch ({last}): start record with one that can."
        )
    answer = json.loads(asked.stdout.strip().rpartition("\n")[2])
    if answer["cuda"] is None:
        return (
            f"torch {answer['torch']} is a build without CUDA: install a CUDA build on "
            "a machine with an NVIDIA GPU and run this again."
        )
    if answer["device"] is None:
        return (
            f"torch {answer['torch']} sees no GPU: look at nvidia-smi, and at "
            "CUDA_VISIBLE_DEVICES."
        )
    return Gpu(answer["device"], _driver(), answer["torch"].partition("+")[0])


def _driver() -> str:
    try:
        asked = subprocess.run(
            ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip().partition("\n")[0]


def wants_recording(snippet: Snippet) -> bool:
    """Whether a GPU's output belongs on the page: it needs one, or picks its device."""
    if snippet.directives.measured and not snippet.directives.needs:
        return False
    needs = snippet.directives.needs is not None
    return needs or bool(PICKS_ITS_DEVICE.search(snippet.code))


def record(site: Site, gpu: Gpu) -> list[Fault]:
    """Run what has no current recording, and keep what it prints."""
    snippets, faults = discover(site)
    recordings, wrong = recording.load(site)
    faults += wrong
    topics = files_by_topic(site)
    todo = [
        snippet for snippet in snippets
        if wants_recording(snippet)
        and recording.gpu_state(site, recordings, snippet) != "recorded"
    ]  # fmt: skip
    jobs = [Job(s, files_beside(topics, s.topic, s.name), fresh=True) for s in todo]
    print(f"record: {len(jobs)} snippets on {gpu.device}", flush=True)
    changes: dict[str, str | None] = {
        "CUDA_VISIBLE_DEVICES": os.environ.get("CUDA_VISIBLE_DEVICES"),
        "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH"),
        "PYTHONPATH": os.environ.get("PYTHONPATH"),
    }
    limits = {"memory": 32768 * MEGABYTE}
    with Runner(site.cache, changes, at_once=1, limits=limits) as runner:
        for run in runner.run(jobs):
            snippet = run.snippet
            wrong = judge(run, site.relative(site.snippets / snippet.key))
            if wrong:
                faults += wrong
                continue
            path = site.snippets / snippet.recording_key
            write_if_changed(path, run.transcript.encode())
            recordings[snippet.key, CUDA] = _provenance(site, snippet, gpu)
            recording.save(site, recordings)
            print(f"recorded {site.relative(path)} in {run.seconds:.1f} s", flush=True)
    return faults


def _provenance(site: Site, snippet: Snippet, gpu: Gpu) -> Recording:
    return Recording(
        sha256=snippet.sha256,
        machine=recording.machine_name(),
        device=gpu.device,
        driver=gpu.driver,
        torch=gpu.torch,
        python=recording.python_version(),
        threads="1",
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        kept=recording.hashes(
            site, snippet, [PurePosixPath(snippet.recording_key).name]
        ),
    )


def main(site: Site) -> int:
    gpu = find_gpu()
    if isinstance(gpu, str):
        print(gpu, file=sys.stderr)
        return 1
    with only_one(site):
        faults = record(site, gpu)
    if faults:
        report(faults)
    return 1 if faults else 0


if __name__ == "__main__":
    run_command(lambda: main(this_site()))

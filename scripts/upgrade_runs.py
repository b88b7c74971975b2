"""Run every snippet that can run with this Python's torch; write what they printed.

Started by upgrade.py with another environment's Python, which has torch and what
snippets import, and nothing of the site's: python upgrade_runs.py ROOT RESULT.
"""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from torchproof import recording
from torchproof.command import run_command
from torchproof.faults import FaultsFound
from torchproof.files import write_if_changed
from torchproof.freshness import Freshness
from torchproof.linked import files_beside, files_by_topic
from torchproof.outputs import stored_output
from torchproof.progress import Progress
from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import Snippet, discover
from torchproof.upkeep import can_run_here, slowest_first

# How much longer a program may take when it runs again, alone.
PATIENCE = 3
# Once is too few for a measurement on a busy machine.
TRIES_ALONE = 2


def build_name() -> str:
    """What the installed torch was built for: "CPU", or "CUDA 13.0" and the like."""
    spec = importlib.util.find_spec("torch")
    assert spec is not None and spec.origin is not None
    text = (Path(spec.origin).parent / "version.py").read_text()
    found = re.search(r"^(cuda|hip|xpu)\b[^=\n]*= ['\"](.+?)['\"]", text, re.MULTILINE)
    return f"{found[1].upper()} {found[2]}" if found else "CPU"


def why_not_here(snippet: Snippet) -> str | None:
    """Why a snippet cannot be compared with this torch; None when it can."""
    if can_run_here(snippet):
        return None
    if snippet.directives.needs:
        return "needs a GPU"
    return "prints what only a CPU build prints"


def is_in_doubt(site: Site, run: Run) -> bool:
    """Whether a run differs from what is stored: a busy machine may be to blame."""
    if run.stopped or run.snippet.directives.measured:
        return run.stopped is not None or run.exit_code != 0
    return run.transcript != stored_output(site, run.snippet)


def patient(job: Job) -> Job:
    """The job with more time: a build for CUDA takes longer to import."""
    directives = job.snippet.directives
    longer = replace(directives, timeout=directives.timeout * PATIENCE)
    return replace(job, snippet=replace(job.snippet, directives=longer))


def run_all(site: Site, snippets: list[Snippet]) -> list[Run]:
    """Run them all; what differs runs again, alone, and the last run counts."""
    topics = files_by_topic(site)
    jobs = slowest_first(
        [Job(s, files_beside(topics, s.topic, s.name)) for s in snippets],
        Freshness(site, {}),
    )
    runs = _run(site, jobs, "running snippet", None)
    for _ in range(TRIES_ALONE):
        again = [patient(j) for j in jobs if is_in_doubt(site, runs[j.snippet.key])]
        runs |= _run(site, again, "alone, once more:", 1)
    return [runs[key] for key in sorted(runs)]


def _run(site: Site, jobs: list[Job], what: str, at_once: int | None) -> dict[str, Run]:
    progress = Progress(what, len(jobs))
    with Runner(site.cache, at_once=at_once) as runner:
        runs = {
            run.snippet.key: run
            for run in runner.run(jobs, lambda job: progress.step(job.snippet.key))
        }
    progress.done()
    return runs


def as_data(run: Run) -> dict[str, Any]:
    """A run as JSON holds it; of what it saved, the tables."""
    return {
        "output": run.output,
        "exit": run.exit_code,
        "stopped": run.stopped,
        "seconds": run.seconds,
        "tables": {
            name: content.decode(errors="backslashreplace")
            for name, content in run.artefacts.items()
            if name.endswith(".csv")
        },
    }


def main(site: Site, result: Path) -> int:
    snippets, faults = discover(site)
    if faults:
        raise FaultsFound(faults)
    left_out = {s.key: why for s in snippets if (why := why_not_here(s))}
    runs = run_all(site, [s for s in snippets if s.key not in left_out])
    data = {
        "torch": recording.torch_version(),
        "build": build_name(),
        "python": recording.python_version(),
        "machine": recording.machine_name(),
        "runs": {run.snippet.key: as_data(run) for run in runs},
        "left_out": left_out,
    }
    write_if_changed(result, json.dumps(data).encode())
    return 0


if __name__ == "__main__":
    run_command(lambda: main(Site(Path(sys.argv[1]).resolve()), Path(sys.argv[2])))

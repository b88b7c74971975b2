"""Run every snippet under other conditions: each must print the same bytes.

What differs prints digits that do not hold on another machine: print fewer, or
another quantity.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from torchproof.command import only_one, report, run_command
from torchproof.faults import Fault
from torchproof.judging import judge
from torchproof.linked import files_beside, files_by_topic
from torchproof.outputs import compare, stored_output
from torchproof.progress import Progress
from torchproof.runner import Job, Runner
from torchproof.site import Site, this_site
from torchproof.snippet import Snippet, discover
from torchproof.upkeep import can_run_here


@dataclass(frozen=True)
class Condition:
    """One way to run: changes to the declared environment; `fresh` starts a new
    interpreter for each snippet, as a reader's shell does."""

    name: str
    changes: dict[str, str | None] = field(default_factory=dict)
    fresh: bool = False


THREADS = ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")
CONDITIONS = (
    Condition("another starting random state"),
    Condition("unpinned", dict.fromkeys((*THREADS, "PYTHONHASHSEED"), None)),
    Condition("1 thread", dict.fromkeys(THREADS, "1")),
    Condition("2 threads", dict.fromkeys(THREADS, "2")),
    Condition("default instruction set", {"ATEN_CPU_CAPABILITY": "default"}),
    Condition("plain shell", fresh=True),
)


def differences(
    site: Site, snippets: list[Snippet], condition: Condition
) -> list[Fault]:
    """Faults for each snippet that does not print its stored bytes so."""
    topics = files_by_topic(site)
    jobs = [
        Job(s, files_beside(topics, s.topic, s.name), condition.fresh) for s in snippets
    ]
    progress = Progress(f"{condition.name}:", len(jobs))
    faults: list[Fault] = []
    with Runner(site.cache, condition.changes) as runner:
        for run in runner.run(jobs, lambda job: progress.step(job.snippet.key)):
            where = site.relative(site.snippets / run.snippet.key)
            wrong = judge(run, where)
            stored = stored_output(site, run.snippet)
            if not wrong and not run.snippet.directives.measured and stored is not None:
                difference, _ = compare(stored, run.transcript, exact=True)
                if difference:
                    wrong = [
                        Fault(site.relative(site.snippets / run.snippet.output_key),
                              difference.line, str(difference),
                              "print fewer digits, or another quantity")
                    ]  # fmt: skip
            faults += [
                Fault(f.path, f.line, f"under {condition.name}: {f.what}", f.remedy)
                for f in wrong
            ]
    progress.done()
    return faults


def main(site: Site, names: list[str]) -> int:
    """Try all snippets, or those whose key begins with one of `names`."""
    found, faults = discover(site)
    snippets = [
        s for s in found
        if can_run_here(s) and (not names or s.key.startswith(tuple(names)))
    ]  # fmt: skip
    if not snippets:
        faults.append(Fault("snippets", 1, "holds nothing to try", "name a topic"))
    with only_one(site):
        for condition in CONDITIONS:
            wrong = differences(site, snippets, condition)
            faults += wrong
            print(
                f"stability: {len(snippets)} snippets, {condition.name}: "
                f"{len({fault.path for fault in wrong})} differ",
                flush=True,
            )
    if faults:
        report(faults)
    return 1 if faults else 0


if __name__ == "__main__":
    run_command(lambda: main(this_site(), sys.argv[1:]))

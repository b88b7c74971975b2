"""The proof: each block of each page runs alone, and prints what is shown under it.

Reads pages, never writes them. The only thing it shares with the build is the
runner. A block that is its snippet file, byte for byte, is run once, and that run
also checks the stored output.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from torchproof import recording
from torchproof.blocks import ShownBlock
from torchproof.faults import Fault
from torchproof.freshness import Freshness
from torchproof.judging import judge
from torchproof.linked import files_beside, files_by_topic
from torchproof.outputs import (
    compare,
    compare_with_run,
    is_exact_machine,
    stored_output,
)
from torchproof.page import Page
from torchproof.plots import made_by_nobody
from torchproof.quiz import page_quizzes, proves
from torchproof.recording import Recordings
from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.runs import Runs
from torchproof.site import Site
from torchproof.snippet import Snippet, make_snippet
from torchproof.upkeep import can_run_here, slowest_first

CLASSES = ("proven", "recorded", "unrecorded", "quoted", "skipped")


@dataclass
class Proof:
    """What was proven: blocks by class, snippet files checked, and every fault.

    `keys` are quizzes whose right answer a run gave; `ran` is how many runs it took,
    `seconds` how long those of each snippet were.
    """

    pages: int = 0
    classes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CLASSES, 0))
    unchecked: int = 0
    failed: int = 0
    snippets: int = 0
    drifted: int = 0
    faults: list[Fault] = field(default_factory=list)
    blocks_of: dict[str, int] = field(default_factory=dict)
    ran: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    keys: int = 0

    @property
    def blocks(self) -> int:
        return sum(self.classes.values()) + self.unchecked + self.failed

    @property
    def last_line(self) -> str:
        """The line that everybody reads; its parts add up to its first number."""
        c = self.classes
        unchecked = f"{self.unchecked} unchecked here, " if self.unchecked else ""
        return (
            f"proof: {self.blocks} blocks on {self.pages} pages: "
            f"{c['proven']} proven, {c['recorded']} recorded, "
            f"{c['unrecorded']} unrecorded, {c['quoted']} quoted, "
            f"{c['skipped']} skipped, {unchecked}{self.failed} failed"
        )


@dataclass(frozen=True)
class Unit:
    """A block with the program that it is, and the files that lie beside it."""

    block: ShownBlock
    snippet: Snippet
    files: dict[str, Path]


def prove(
    site: Site,
    pages: Sequence[Page],
    snippets: Sequence[Snippet],
    runner: Runner,
    started: Callable[[list[Job], Job], None] = lambda jobs, job: None,
) -> Proof:
    """Run every block of `pages` and every one of `snippets`; compare and count.

    Snippets whose stored output proved right are fresh from then on.
    """
    recordings, faults = recording.load(site)
    proof = Proof(pages=len(pages), faults=faults)
    units, wrong = _units(site, pages, snippets)
    proof.faults += wrong
    topics = files_by_topic(site)
    runs = Runs()
    for snippet in snippets:
        if can_run_here(snippet):
            runs.want(snippet, files_beside(topics, snippet.topic, snippet.name))
    for unit in units:
        if unit.block.kind == "program" and can_run_here(unit.snippet):
            runs.want(unit.snippet, unit.files)
    freshness = Freshness(site, recordings)
    _run_all(runs, runner, freshness, started)
    proof.ran = len(runs.jobs)
    proof.seconds = {run.snippet.key: run.seconds for run in runs.made.values()}
    proof.faults += recording.check(site, recordings, list(snippets))
    failed = _check_snippets(site, snippets, topics, runs, freshness, recordings, proof)
    proof.faults += made_by_nobody(site, snippets, runs.made.values())
    freshness.save()
    for unit in units:
        _classify(site, unit, runs, recordings, failed, proof)
    proof.keys, wrong = _prove_answers(pages, snippets, topics, runs)
    proof.faults += wrong
    return proof


def _prove_answers(
    pages: Sequence[Page],
    snippets: Sequence[Snippet],
    topics: dict[str, dict[str, Path]],
    runs: Runs,
) -> tuple[int, list[Fault]]:
    """Hold each quiz that names a snippet to what it prints; how many, and faults."""
    by_key = {snippet.key: snippet for snippet in snippets}
    held = 0
    faults: list[Fault] = []
    for quiz in (quiz for page in pages for quiz in page_quizzes(page)[0]):
        snippet = by_key.get(quiz.runs or "")
        if snippet is None:
            continue
        run = runs.of(snippet, files_beside(topics, snippet.topic, snippet.name))
        if run is not None:
            held += 1
            faults += proves(quiz, run.output, snippet.directives.raises)
    return held, faults


def _run_all(
    runs: Runs,
    runner: Runner,
    freshness: Freshness,
    started: Callable[[list[Job], Job], None],
) -> None:
    jobs = slowest_first(list(runs.jobs.values()), freshness)
    by_snippet = {id(job.snippet): job for job in jobs}
    for run in runner.run(jobs, lambda job: started(jobs, job)):
        runs.keep(run, by_snippet[id(run.snippet)])


def _units(
    site: Site, pages: Sequence[Page], snippets: Sequence[Snippet]
) -> tuple[list[Unit], list[Fault]]:
    by_key = {snippet.key: snippet for snippet in snippets}
    topics = files_by_topic(site)
    units: list[Unit] = []
    faults: list[Fault] = []
    for page in pages:
        for block in page.blocks:
            snippet = by_key.get(block.include or "")
            if snippet is None or snippet.code != block.code:
                snippet, wrong = make_snippet(block.name, block.code, block.page)
                faults += [
                    Fault(block.page, block.line + f.line, f.what, f.remedy)
                    for f in wrong
                ]
            topic = _topic_of(block, page)
            units.append(
                Unit(block, snippet, files_beside(topics, topic, snippet.name))
            )
    return units, faults


def _topic_of(block: ShownBlock, page: Page) -> str:
    """The snippet folder whose linked files lie beside a block."""
    if block.include:
        return block.include.rpartition("/")[0]
    return page.path.removeprefix("docs/").removesuffix(".md").replace("-", "_")


def _check_snippets(
    site: Site,
    snippets: Sequence[Snippet],
    topics: dict[str, dict[str, Path]],
    runs: Runs,
    freshness: Freshness,
    recordings: Recordings,
    proof: Proof,
) -> set[str]:
    """Compare each stored output with its run; return the keys that failed."""
    failed: set[str] = set()
    for snippet in snippets:
        files = files_beside(topics, snippet.topic, snippet.name)
        run = runs.of(snippet, files)
        if run is None:
            continue
        wrong = judge(run, site.relative(site.snippets / snippet.key))
        if not wrong:
            wrong, drifted = compare_with_run(site, run, is_exact_machine())
            proof.drifted += drifted
        proof.snippets += 1
        proof.faults += wrong
        if wrong:
            failed.add(snippet.key)
        elif not snippet.directives.measured or recording.is_whole(
            site, recordings, snippet, recording.MEASURED
        ):
            freshness.remember(run, files, recordings)
    return failed


def _classify(
    site: Site,
    unit: Unit,
    runs: Runs,
    recordings: Recordings,
    failed: set[str],
    proof: Proof,
) -> None:
    """Put one block in exactly one class, and report what is wrong with it."""
    block, snippet = unit.block, unit.snippet
    proof.blocks_of[block.page] = proof.blocks_of.get(block.page, 0) + 1
    if block.kind != "program":
        proof.classes["quoted" if block.kind == "quotation" else "skipped"] += 1
        return
    if snippet.directives.needs:
        state = recording.gpu_state(site, recordings, snippet)
        if state == "stale":
            proof.failed += 1
        else:
            proof.classes[state] += 1
        return
    run = runs.of(snippet, unit.files)
    if run is None:
        proof.unchecked += 1
        return
    wrong = _compare_block(site, unit, run, recordings)
    if wrong or snippet.key in failed:
        proof.failed += 1
        proof.faults += wrong
    else:
        proof.classes["recorded" if snippet.directives.measured else "proven"] += 1


def _compare_block(
    site: Site, unit: Unit, run: Run, recordings: Recordings
) -> list[Fault]:
    block, snippet = unit.block, unit.snippet
    if snippet.topic == ".":
        wrong = judge(run, block.page)
        if wrong:
            return [
                Fault(block.page, block.line + fault.line, fault.what, fault.remedy)
                for fault in wrong
            ]
    if block.expected is None:
        return []
    if snippet.directives.measured:
        kept = stored_output(site, snippet)
        if kept != block.expected or not recording.is_whole(
            site, recordings, snippet, recording.MEASURED
        ):
            return [
                Fault(block.page, block.expected_line, "shows a measurement that was "
                      "not kept with its snippet", "show its .out; run `make update`")
            ]  # fmt: skip
        return []
    # A program that a page spells out itself may leave the command line out.
    whole = snippet.topic != "." or block.expected.startswith("$ ")
    printed = run.transcript if whole else run.output
    difference, _ = compare(block.expected, printed, is_exact_machine())
    if difference is None:
        return []
    return [
        Fault(block.page, block.expected_line, f"the output of {block.name}, in its "
              f"line {difference.line}, {difference}",
              "run `make update`, and look at what it changes")
    ]  # fmt: skip

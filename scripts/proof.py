"""Prove every page, those named, or one share of them, from nothing."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from torchproof.checks import check_site
from torchproof.command import only_one, report, run_command
from torchproof.faults import Fault, FaultsFound
from torchproof.generated import write_generated
from torchproof.lab import Lab, discover_labs
from torchproof.lab_proving import LabProof, prove_labs
from torchproof.lab_stage import lab_pages
from torchproof.labs import LabUpkeep
from torchproof.page import Page, load_page, load_pages
from torchproof.progress import Progress
from torchproof.proving import Proof, prove
from torchproof.quiz import page_quizzes
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.shards import (
    Shard,
    labs_of,
    pages_of,
    parse_shard,
    snippets_of,
    store_durations,
)
from torchproof.site import Site, this_site
from torchproof.snippet import Snippet, discover


@dataclass
class Proven:
    """What was proven of pages, and of labs; and every fault."""

    pages: Proof
    labs: LabProof
    faults: list[Fault]


def prove_site(site: Site, names: list[str], shard: Shard | None = None) -> Proven:
    """Check and prove all pages and labs, or only those named (as
    docs/section/topic.md and docs/labs/name.py).

    A share checks all and proves its own pages and labs.
    """
    snippets, faults = discover(site)
    faults += write_generated(site, snippets)
    pages, wrong = load_pages(site)
    every, more = discover_labs(site)
    faults += wrong + more
    chosen = _named_labs(every, names) if names else every
    chosen = labs_of(shard, chosen) if shard else chosen
    with Runner(site.cache) as runner:
        if not names:
            runner.warm_up()
        of_labs = prove_labs(site, chosen, runner)
        made = lab_pages(site, every, LabUpkeep(executed=of_labs.executed))
        wrong, _ = check_site(site, [*pages, *made.pages], snippets)
        faults += wrong + made.faults
        whole = [page for page in pages if page.whole]
        if names:
            pages = _named(pages, [name for name in names if name.endswith(".md")])
            whole = [page for page in pages if page.whole]
            shown = {block.include for page in whole for block in page.blocks}
            shown |= {quiz.runs for page in whole for quiz in page_quizzes(page)[0]}
            snippets = [snippet for snippet in snippets if snippet.key in shown]
            faults = _of(site, pages, chosen, faults)
        elif shard:
            mine = pages_of(site, shard, whole)
            snippets = snippets_of(shard, mine, whole, snippets)
            whole = mine
        proof = _prove_pages(site, whole, snippets, runner)
    faults += proof.faults + of_labs.faults
    if proof.blocks == 0 and not chosen and not faults:
        faults.append(
            Fault("docs", 1, "holds no Python block to prove", "look at what was asked")
        )
    return Proven(proof, of_labs, faults)


def _prove_pages(
    site: Site, pages: list[Page], snippets: list[Snippet], runner: Runner
) -> Proof:
    progress: list[Progress] = []

    def started(jobs: list[Job], job: Job) -> None:
        if not progress:
            progress.append(Progress("proving", len(jobs)))
        progress[0].step(job.snippet.key)

    proof = prove(site, pages, snippets, runner, started)
    for one in progress:
        one.done()
    return proof


def _of(
    site: Site, pages: list[Page], labs: list[Lab], faults: list[Fault]
) -> list[Fault]:
    """Those of the faults that are in the pages and labs, or in a file shown there."""
    theirs = {page.path for page in pages} | {lab.path for lab in labs}
    theirs |= {line.path for page in pages for line in page.lines}
    kept = [fault for fault in faults if fault.path in theirs]
    # Of a page that is not whole nobody knows what else it would show.
    broken = (site.root / page.path for page in pages if not page.whole)
    return kept + [fault for path in broken for fault in load_page(site, path)[1]]


def _named(pages: list[Page], names: list[str]) -> list[Page]:
    chosen = [page for page in pages if page.path in names]
    missing = set(names) - {page.path for page in chosen}
    if missing:
        raise FaultsFound(
            Fault(name, 1, "is no page", "name one as docs/section/topic.md")
            for name in missing
        )
    return chosen


def _named_labs(labs: list[Lab], names: list[str]) -> list[Lab]:
    chosen = [lab for lab in labs if lab.path in names]
    known = {lab.path for lab in chosen}
    wrong = {name for name in names if not name.endswith(".md")} - known
    if wrong:
        raise FaultsFound(
            Fault(name, 1, "is no page and no lab",
                  "name one as docs/section/topic.md or docs/labs/name.py")
            for name in wrong
        )  # fmt: skip
    return chosen


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="proof.py", description=__doc__)
    parser.add_argument(
        "pages", nargs="*", help="as docs/section/topic.md or docs/labs/name.py"
    )
    parser.add_argument(
        "--shard", metavar="2/4", help="only this share of the pages, of so many"
    )
    parser.add_argument(
        "--store-durations",
        action="store_true",
        help="keep how long each page took, by which shares are divided",
    )
    found = parser.parse_args(arguments)
    if found.pages and (found.shard or found.store_durations):
        parser.error("a share, or the time of all, is of all pages: name none")
    return found


def main(site: Site, wanted: argparse.Namespace) -> int:
    shard = parse_shard(wanted.shard) if wanted.shard else None
    with only_one(site):
        proven = prove_site(site, wanted.pages, shard)
    proof = proven.pages
    if proven.faults:
        report(proven.faults)
    if proof.drifted:
        print(f"{proof.drifted} numbers differ within tolerance on this machine")
    print(
        f"{proof.snippets} stored outputs and {proof.keys} quiz answers checked "
        f"in {proof.ran} runs"
    )
    if wanted.store_durations:
        store_durations(site, load_pages(site)[0], proof.seconds)
    if proven.labs.labs:
        print(proven.labs.last_line)
    print(proof.last_line)
    return 1 if proven.faults or proof.failed else 0


if __name__ == "__main__":
    run_command(lambda: main(this_site(), parse()))

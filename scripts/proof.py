"""Prove every page, those named, or one share of them, from nothing."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from torchproof.checks import check_site
from torchproof.command import only_one, report, run_command
from torchproof.faults import Fault, FaultsFound
from torchproof.generated import write_generated
from torchproof.page import Page, load_page, load_pages
from torchproof.progress import Progress
from torchproof.proving import Proof, prove
from torchproof.quiz import page_quizzes
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.shards import Shard, pages_of, parse_shard, snippets_of, store_durations
from torchproof.site import Site, this_site
from torchproof.snippet import discover


def prove_site(site: Site, names: list[str], shard: Shard | None = None) -> Proof:
    """Check and prove all pages, or only those named (as docs/section/topic.md).

    A share checks all and proves its own pages.
    """
    snippets, faults = discover(site)
    faults += write_generated(site, snippets)
    pages, wrong = load_pages(site)
    faults += wrong
    wrong, _ = check_site(site, pages, snippets)
    faults += wrong
    whole = [page for page in pages if page.whole]
    if names:
        pages = _named(pages, names)
        whole = [page for page in pages if page.whole]
        shown = {block.include for page in whole for block in page.blocks}
        shown |= {quiz.runs for page in whole for quiz in page_quizzes(page)[0]}
        snippets = [snippet for snippet in snippets if snippet.key in shown]
        faults = _of(site, pages, faults)
    elif shard:
        mine = pages_of(site, shard, whole)
        snippets = snippets_of(shard, mine, whole, snippets)
        whole = mine
    with Runner(site.cache) as runner:
        progress: list[Progress] = []

        def started(jobs: list[Job], job: Job) -> None:
            if not progress:
                progress.append(Progress("proving", len(jobs)))
            progress[0].step(job.snippet.key)

        proof = prove(site, whole, snippets, runner, started)
        for one in progress:
            one.done()
    proof.faults += faults
    if proof.blocks == 0 and not proof.faults:
        proof.faults.append(
            Fault("docs", 1, "holds no Python block to prove", "look at what was asked")
        )
    return proof


def _of(site: Site, pages: list[Page], faults: list[Fault]) -> list[Fault]:
    """Those of the faults that are in the pages, or in a file that they show."""
    theirs = {page.path for page in pages}
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


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="proof.py", description=__doc__)
    parser.add_argument("pages", nargs="*", help="as docs/section/topic.md")
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
        proof = prove_site(site, wanted.pages, shard)
    if proof.faults:
        report(proof.faults)
    if proof.drifted:
        print(f"{proof.drifted} numbers differ within tolerance on this machine")
    print(
        f"{proof.snippets} stored outputs and {proof.keys} quiz answers checked "
        f"in {proof.ran} runs"
    )
    if wanted.store_durations:
        store_durations(site, load_pages(site)[0], proof.seconds)
    print(proof.last_line)
    return 1 if proof.faults or proof.failed else 0


if __name__ == "__main__":
    run_command(lambda: main(this_site(), parse()))

"""Run the snippets that are new or changed under every other condition.

Each must print the same bytes. What differs prints digits that do not hold on
another machine: print fewer, or another quantity.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from torchproof import stability
from torchproof.command import only_one, report, run_command
from torchproof.conditions import CONDITIONS, Condition
from torchproof.covering import covered, snippet_hashes
from torchproof.faults import Fault, FaultsFound
from torchproof.progress import Progress
from torchproof.site import Site, this_site
from torchproof.snippet import Snippet, discover
from torchproof.stability import Machine, Stability
from torchproof.trials import try_under
from torchproof.upkeep import can_run_here


def bring_up_to_date(
    site: Site, snippets: Sequence[Snippet], chosen: Sequence[Snippet], everything: bool
) -> None:
    """Try what is waiting of `chosen`; keep what was found after each condition.

    `snippets` are all that there are: the results of others are forgotten.
    """
    kept, faults = stability.load(site)
    if faults:
        raise FaultsFound(faults)
    if kept and (void := kept.why_void()):
        print(f"stability: what is kept {void}: all anew", flush=True)
        kept = None
    kept = kept or Stability()
    here = stability.this_machine()
    kept.keep_only({s.key for s in snippets if not s.directives.needs})
    hashes = snippet_hashes(site, chosen)
    kept.begin(hashes, here, everything=everything)
    for condition in CONDITIONS:
        waiting = kept.waiting(hashes, condition)
        todo = [snippet for snippet in chosen if snippet.key in waiting]
        _try(site, kept, todo, condition, here, hashes)
        stability.save(site, kept)


def _try(
    site: Site,
    kept: Stability,
    todo: list[Snippet],
    condition: Condition,
    here: Machine,
    hashes: dict[str, str],
) -> None:
    """Try one condition on `todo`, note what was found, and say so."""
    wanted = {snippet.key: hashes[snippet.key] for snippet in todo}
    start = time.monotonic()
    what = f"stability: {condition.title}: "
    if not todo:
        return
    if condition.name in here.lacks:
        kept.record(wanted, condition, here, {})
        print(f"{what}not on this processor", flush=True)
        return
    progress = Progress(f"{condition.title}:", len(todo))
    tried = try_under(site, todo, condition, lambda job: progress.step(job.snippet.key))
    progress.done()
    kept.record(wanted, condition, here, tried.differ)
    beside = (
        f", {tried.beside_own_files} of them twice, beside what they left"
        if condition.twice
        else ""
    )
    alone = f", {tried.alone} run again alone" if tried.alone else ""
    print(
        f"{what}{len(todo)} snippets{beside}{alone}, {len(tried.differ)} differ, "
        f"{time.monotonic() - start:.0f} s",
        flush=True,
    )


def main(site: Site, arguments: list[str]) -> int:
    """Try what is waiting, or only look whether anything is (`--check`).

    Returns 1 when a snippet differs or is not covered.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="run nothing")
    parser.add_argument("--all", action="store_true", help="run all, not what is new")
    parser.add_argument("topics", nargs="*", help="only these, as section/topic")
    asked = parser.parse_args(arguments)
    snippets, faults = discover(site)
    if faults:
        raise FaultsFound(faults)
    names = tuple(asked.topics)
    chosen = [
        s
        for s in snippets
        if can_run_here(s) and (not names or s.key.startswith(names))
    ]
    if not chosen:
        raise FaultsFound(
            [Fault("snippets", 1, "holds nothing to try", "name a topic")]
        )
    if not asked.check:
        with only_one(site):
            bring_up_to_date(site, snippets, chosen, asked.all)
    told = covered(site, snippets)
    of_others = {
        site.relative(site.snippets / s.key) for s in snippets if s not in chosen
    }
    faults = [fault for fault in told.faults if fault.path not in of_others]
    if faults:
        report(faults)
    print(f"stability: {told}")
    return 1 if faults else 0


if __name__ == "__main__":
    run_command(lambda: main(this_site(), sys.argv[1:]))

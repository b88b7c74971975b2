"""Build the static site into site/: run what changed, check everything, render."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path

from torchproof.built import check_built
from torchproof.command import only_one, run_command
from torchproof.faults import FaultsFound
from torchproof.generator import SiteBuildFailed, build_site
from torchproof.lab import discover_labs
from torchproof.lab_stage import stored_pages
from torchproof.labs import LabStore
from torchproof.page import load_pages
from torchproof.pipeline import prepare, run_stale, run_stale_labs
from torchproof.runner import Runner
from torchproof.site import Site, this_site
from torchproof.snippet import discover
from torchproof.unchanged import (
    Faultless,
    html_of,
    inputs_of,
    last_faultless,
    remember,
    stage_of,
)


@dataclass(frozen=True)
class Ran:
    """How many snippets and labs ran, of how many."""

    snippets: int
    all_snippets: int
    labs: int
    all_labs: int


class Build:
    """One build of `site`; what the last faultless one proved is not done again."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.inputs = inputs_of(site)
        self.labs, _ = discover_labs(site)
        last = last_faultless(site)
        self.last = last if last and last.inputs == self.inputs else None
        self.done: Faultless | None = None

    def bring_to_stage(self, runner: Runner) -> Ran:
        """Have staged pages with nothing wrong. Raises FaultsFound."""
        if (
            self.last
            and self.last.stage == stage_of(self.site)
            and set(LabStore(self.site).fresh(self.labs)) == set(self.labs)
        ):
            snippets, faults = discover(self.site)
            upkeep = run_stale(self.site, runner, snippets, write=False)
            of_labs = run_stale_labs(self.site, runner, self.labs, run=False)
            faults += upkeep.all_faults
        else:
            prepared = prepare(self.site, runner, write=False)
            snippets, upkeep, of_labs, faults = (
                prepared.snippets, prepared.upkeep, prepared.labs, prepared.faults,
            )  # fmt: skip
        if faults:
            raise FaultsFound(faults)
        if of_labs.ran:
            # What they showed is one of the things that the pages follow from.
            self.inputs = inputs_of(self.site)
        return Ran(
            len(upkeep.ran), len(snippets), len(of_labs.ran), len(of_labs.executed)
        )

    def check(self, folder: Path) -> None:
        """Compare the HTML in `folder` with the pages; raises FaultsFound."""
        html = html_of(folder)
        if self.last and self.last.html == html:
            self.done = self.last
            return
        pages, _ = load_pages(self.site)
        pages += stored_pages(self.site, self.labs)
        faults, counts = check_built(folder, pages)
        if faults:
            raise FaultsFound(faults)
        self.done = Faultless(
            self.inputs,
            stage_of(self.site),
            html,
            len(pages),
            sum(counts.python.values()),
            sum(counts.outputs.values()),
        )


def build(site: Site) -> int:
    """Build `site`; returns the exit code. Raises FaultsFound before publishing."""
    start = time.monotonic()
    with only_one(site), Runner(site.cache) as runner:
        work = Build(site)
        ran = work.bring_to_stage(runner)
        try:
            build_site(site, site.root / "site", work.check)
        except SiteBuildFailed as failed:
            print(failed, file=sys.stderr)
            return 1
        assert work.done is not None
        remember(site, work.done)
    labs = f"and {ran.labs} of {ran.all_labs} labs " if ran.all_labs else ""
    print(
        f"site: {work.done.pages} pages in site/, {ran.snippets} of "
        f"{ran.all_snippets} snippets {labs}run, "
        f"{work.done.blocks} blocks and {work.done.outputs} outputs seen in the HTML, "
        f"{time.monotonic() - start:.1f} s"
    )
    return 0


if __name__ == "__main__":
    run_command(lambda: build(this_site()))

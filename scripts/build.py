"""Build the static site into site/: run what changed, check everything, render."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from torchproof.built import check_built
from torchproof.command import only_one, run_command
from torchproof.faults import FaultsFound
from torchproof.generator import SiteBuildFailed, build_site
from torchproof.page import load_pages
from torchproof.pipeline import prepare, run_stale
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


class Build:
    """One build of `site`; what the last faultless one proved is not done again."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.inputs = inputs_of(site)
        last = last_faultless(site)
        self.last = last if last and last.inputs == self.inputs else None
        self.done: Faultless | None = None

    def bring_to_stage(self, runner: Runner) -> tuple[int, int]:
        """Have staged pages with nothing wrong; how many snippets ran, of how many.

        Raises FaultsFound.
        """
        if self.last and self.last.stage == stage_of(self.site):
            snippets, faults = discover(self.site)
            upkeep = run_stale(self.site, runner, snippets, write=False)
            faults += upkeep.all_faults
        else:
            prepared = prepare(self.site, runner, write=False)
            snippets, upkeep, faults = (
                prepared.snippets, prepared.upkeep, prepared.faults,
            )  # fmt: skip
        if faults:
            raise FaultsFound(faults)
        return len(upkeep.ran), len(snippets)

    def check(self, folder: Path) -> None:
        """Compare the HTML in `folder` with the pages; raises FaultsFound."""
        html = html_of(folder)
        if self.last and self.last.html == html:
            self.done = self.last
            return
        pages, _ = load_pages(self.site)
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
        ran, snippets = work.bring_to_stage(runner)
        try:
            build_site(site, site.root / "site", work.check)
        except SiteBuildFailed as failed:
            print(failed, file=sys.stderr)
            return 1
        assert work.done is not None
        remember(site, work.done)
    print(
        f"site: {work.done.pages} pages in site/, {ran} of {snippets} snippets run, "
        f"{work.done.blocks} blocks and {work.done.outputs} outputs seen in the HTML, "
        f"{time.monotonic() - start:.1f} s"
    )
    return 0


if __name__ == "__main__":
    run_command(lambda: build(this_site()))

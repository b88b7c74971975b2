"""Build the static site into site/: run what changed, check everything, render."""

from __future__ import annotations

import sys
import time

from torchproof.command import only_one, run_command
from torchproof.faults import FaultsFound
from torchproof.generator import SiteBuildFailed, build_site
from torchproof.pipeline import prepare
from torchproof.runner import Runner
from torchproof.site import Site, this_site


def build(site: Site) -> int:
    """Build `site`; returns the exit code. Raises FaultsFound before rendering."""
    start = time.monotonic()
    with only_one(site), Runner(site.cache) as runner:
        prepared = prepare(site, runner, write=False)
        if prepared.faults:
            raise FaultsFound(prepared.faults)
        try:
            built = build_site(site, site.root / "site", prepared.pages)
        except SiteBuildFailed as failed:
            print(failed, file=sys.stderr)
            return 1
    print(
        f"site: {len(prepared.pages)} pages in site/, {len(prepared.upkeep.ran)} of "
        f"{len(prepared.snippets)} snippets run, {sum(built.python.values())} blocks "
        f"and {sum(built.outputs.values())} outputs seen in the HTML, "
        f"{time.monotonic() - start:.1f} s"
    )
    return 0


if __name__ == "__main__":
    run_command(lambda: build(this_site()))

"""Rewrite the outputs that differ from what their snippets print."""

from __future__ import annotations

from torchproof.command import only_one, report, run_command
from torchproof.pipeline import run_stale
from torchproof.runner import Runner
from torchproof.site import Site, this_site
from torchproof.snippet import discover


def update(site: Site) -> int:
    """Run what is stale and store it. Exit code 1 if a file changed or one failed."""
    snippets, faults = discover(site)
    with only_one(site), Runner(site.cache) as runner:
        done = run_stale(site, runner, snippets, write=True)
    for path in done.changed:
        print(f"rewrote {path}")
    faults += done.all_faults
    if faults:
        report(faults)
    print(
        f"update: {len(done.ran)} of {len(snippets)} snippets run, "
        f"{len(done.changed)} files rewritten"
    )
    return 1 if faults or done.changed else 0


if __name__ == "__main__":
    run_command(lambda: update(this_site()))

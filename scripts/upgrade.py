"""Say what another torch prints: python upgrade.py VERSION [--keep] [--report PATH].

Makes an environment of its own with that torch, runs every snippet that can run
there, and compares with the stored outputs, which stay as they are.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from torchproof import releases
from torchproof.command import only_one, run_command
from torchproof.faults import FaultsFound
from torchproof.files import write_if_changed
from torchproof.page import load_pages
from torchproof.pipeline import run_stale
from torchproof.runner import Runner
from torchproof.site import Site, this_site
from torchproof.snippet import Snippet, discover
from torchproof.upgrade_classes import Kind
from torchproof.upgrade_environment import (
    UpgradeStopped,
    checked_version,
    other_environment,
)
from torchproof.upgrade_report import Tried, diffs, judged, release_of, report

RUNS = Path(__file__).with_name("upgrade_runs.py")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def run_with(site: Site, python: Path, result: Path) -> dict[str, Any]:
    """Run all snippets of `site` with another Python; what upgrade_runs.py wrote.

    Raises UpgradeStopped when it ended without a result.
    """
    result.unlink(missing_ok=True)
    process = subprocess.Popen([python, RUNS, site.root, result], cwd=site.root)
    try:
        code = process.wait()
    finally:
        process.terminate()
        process.wait()
    if code or not result.exists():
        raise UpgradeStopped(
            f"The snippets could not be run with {python} (exit code {code}); what it "
            "says above is the cause."
        )
    data: dict[str, Any] = json.loads(result.read_text())
    return data


def true_snippets(site: Site) -> dict[str, Snippet]:
    """All snippets, whose stored outputs are what the pinned torch prints.

    Raises FaultsFound: a stale output would be taken for a difference.
    """
    snippets, faults = discover(site)
    with Runner(site.cache) as runner:
        faults += run_stale(site, runner, snippets, write=False).all_faults
    if faults:
        raise FaultsFound(faults)
    if not snippets:
        raise UpgradeStopped("There is no snippet in snippets/ to try.")
    return {snippet.key: snippet for snippet in snippets}


def keep_results(
    site: Site, tried: Tried, snippets: dict[str, Snippet], target: Path
) -> None:
    """Write report and diffs, and the table's entry; raises FaultsFound."""
    pages, _ = load_pages(site)
    target.parent.mkdir(parents=True, exist_ok=True)
    write_if_changed(target, report(tried, pages, snippets).encode())
    write_if_changed(target.with_suffix(".diff"), diffs(tried).encode())
    if tried.torch == tried.against:
        return
    table, faults = releases.load(site)
    if faults:
        raise FaultsFound(faults)
    table[tried.torch] = release_of(site, tried, pages, snippets)
    if releases.save(site, table):
        print(f"rewrote {site.relative(site.releases)}")


def upgrade(site: Site, version: str, *, keep: bool, target: Path | None) -> int:
    """Try one release; returns the exit code. Raises UpgradeStopped, FaultsFound."""
    torch = checked_version(version)
    folder = site.cache / "upgrade"
    with only_one(site):
        snippets = true_snippets(site)
        with other_environment(site, torch, keep=keep, say=say) as environment:
            data = run_with(site, environment.python, folder / f"{torch}.json")
        tried = judged(site, snippets, data, environment.relaxed)
        target = target or folder / f"torch-{torch.public}.md"
        keep_results(site, tried, snippets, target)
    counts = ", ".join(f"{tried.counts[k]} {k}" for k in Kind if tried.counts[k])
    print(f"upgrade: {len(snippets)} snippets on torch {tried.torch}: {counts}")
    print(f"report: {target}")
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", nargs="?", default="", help="of torch")
    parser.add_argument("--keep", action="store_true", help="keep the environment")
    parser.add_argument("--report", type=Path, help="where the report is written")
    return parser.parse_args(words)


def main(site: Site, words: Sequence[str]) -> int:
    asked = arguments(words)
    try:
        return upgrade(site, asked.version, keep=asked.keep, target=asked.report)
    except UpgradeStopped as stopped:
        print(stopped, file=sys.stderr)
        return 1


if __name__ == "__main__":
    run_command(lambda: main(this_site(), sys.argv[1:]))

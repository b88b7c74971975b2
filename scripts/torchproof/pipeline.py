"""From a checkout to staged pages: run what is stale, check all, stage."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from torchproof import recording, releases
from torchproof.catalogue import load_catalogue
from torchproof.catalogue_build import catalogue_files
from torchproof.checks import Counts, check_site
from torchproof.faults import Fault
from torchproof.generated import write_generated
from torchproof.history import last_changes
from torchproof.lab import Lab, discover_labs
from torchproof.lab_stage import lab_pages, site_address
from torchproof.labs import LabStore, LabUpkeep, bring_labs_up_to_date
from torchproof.page import Page, load_pages
from torchproof.progress import Progress
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import Snippet, discover
from torchproof.stage import Told, stage_pages
from torchproof.upkeep import Upkeep, bring_up_to_date


@dataclass
class Prepared:
    """The outcome: pages, snippets, what ran, what was staged, what is wrong."""

    pages: list[Page]
    snippets: list[Snippet]
    upkeep: Upkeep
    labs: LabUpkeep
    staged: list[str]
    faults: list[Fault]
    counts: Counts


def prepare(
    site: Site,
    runner: Runner,
    *,
    write: bool,
    labs: LabStore | None = None,
    run_labs: bool = True,
    load: Callable[[Site], tuple[list[Page], list[Fault]]] = load_pages,
    dates: Callable[[Site, Sequence[Page]], dict[str, str]] = last_changes,
) -> Prepared:
    """Run stale snippets (storing what differs if `write`), check, and stage.

    Stages even when something is wrong: under serve the page shows it. Whoever
    publishes must look at `faults` first. `labs`, `load` and `dates` are serve's,
    which remembers labs that failed, pages, and when they last changed; without
    `run_labs` a stale lab waits, and its page shows what it showed before.
    """
    snippets, faults = discover(site)
    upkeep = run_stale(site, runner, snippets, write=write)
    faults += upkeep.all_faults
    found, wrong = discover_labs(site)
    faults += wrong
    of_labs = run_stale_labs(site, runner, found, labs, run=run_labs)
    faults += of_labs.all_faults
    faults += write_generated(site, snippets)
    recordings, wrong = recording.load(site)
    faults += wrong + recording.check(site, recordings, snippets)
    pages, wrong = load(site)
    faults += wrong
    tried, wrong = releases.load(site)
    names = (page.path for page in pages), (snippet.key for snippet in snippets)
    faults += wrong + releases.check(site, tried, *names)
    made = lab_pages(site, found, of_labs)
    faults += made.faults
    wrong, counts = check_site(site, [*pages, *made.pages], snippets)
    faults += wrong
    catalogue, _ = load_catalogue(site)  # what is wrong with it was said above
    told = Told(
        site,
        {snippet.key: snippet for snippet in snippets},
        recordings,
        dates(site, pages),
        upkeep.faults,
        tried,
        catalogue.entries,
        catalogue_files(
            site, catalogue, os.environ.get("ISSUES_URL", ""), site_address(site)
        ),
    )
    staged = stage_pages(told, pages, made)
    return Prepared(pages, snippets, upkeep, of_labs, staged, faults, counts)


def run_stale_labs(
    site: Site,
    runner: Runner,
    labs: Sequence[Lab],
    store: LabStore | None = None,
    *,
    run: bool = True,
    anew: bool = False,
) -> LabUpkeep:
    """Execute the labs that changed (all with `anew`), naming each on stderr."""

    def started(lab: Lab) -> None:
        print(f"running {lab.path}, which measures", file=sys.stderr, flush=True)

    store = store or LabStore(site)
    return bring_labs_up_to_date(
        store, runner, labs, run=run, anew=anew, started=started
    )


def run_stale(
    site: Site, runner: Runner, snippets: list[Snippet], *, write: bool
) -> Upkeep:
    """Bring outputs up to date, saying on stderr how far it is when it takes long."""
    progress: list[Progress] = []

    def started(jobs: list[Job], job: Job) -> None:
        if not progress:
            progress.append(Progress("running snippet", len(jobs)))
        progress[0].step(job.snippet.key)

    try:
        return bring_up_to_date(site, runner, snippets, write=write, started=started)
    finally:
        for one in progress:
            one.done()

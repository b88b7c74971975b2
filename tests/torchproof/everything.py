"""All that is wrong with a site, as the commands would say it, without a run."""

from __future__ import annotations

from torchproof import recording
from torchproof.checks import check_site
from torchproof.faults import Fault
from torchproof.generated import write_generated
from torchproof.history import last_changes
from torchproof.page import load_pages
from torchproof.site import Site
from torchproof.snippet import discover
from torchproof.stage import Told, stage_pages


def everything_wrong(site: Site) -> list[str]:
    """Every fault, each once and as its line; stages too, as serve does with faults."""
    faults: list[Fault] = []
    snippets, wrong = discover(site)
    faults += wrong + write_generated(site, snippets)
    recordings, wrong = recording.load(site)
    faults += wrong + recording.check(site, recordings, snippets)
    pages, wrong = load_pages(site)
    faults += wrong
    wrong, _ = check_site(site, pages, snippets)
    faults += wrong
    by_key = {snippet.key: snippet for snippet in snippets}
    stage_pages(Told(site, by_key, recordings, last_changes(site, pages), {}), pages)
    return [str(fault) for fault in sorted(set(faults))]

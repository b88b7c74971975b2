"""A plot on a page, and its data, must be what a program there makes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from torchproof.faults import Fault
from torchproof.run import Run
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.upkeep import can_run_here


def made_by_nobody(
    site: Site, snippets: Sequence[Snippet], runs: Iterable[Run]
) -> list[Fault]:
    """Plots in a topic's folder, and their data, that no program of it makes.

    Looks only at folders of which every program is among `snippets`; of one that
    can't run here, what its text names is taken for made.
    """
    made: dict[str, set[str]] = {}
    for run in runs:
        made.setdefault(run.snippet.topic, set()).update(run.artefacts)
    known = {snippet.key for snippet in snippets}
    elsewhere: dict[str, str] = {}
    for snippet in snippets:
        if not can_run_here(snippet):
            code = elsewhere.get(snippet.topic, "") + snippet.code
            elsewhere[snippet.topic] = code
    faults: list[Fault] = []
    for topic, names in made.items():
        folder = site.snippets / topic
        if topic == "." or any(
            f"{topic}/{path.name}" not in known for path in folder.glob("*.py")
        ):
            continue
        for plot in sorted(folder.glob("*.svg")):
            faults += [
                Fault(site.relative(path), 1, "is made by no program of its folder",
                      "restore the program that saves it, or delete it")
                for path in (plot, plot.with_suffix(".csv"))
                if path.exists()
                and path.name not in names
                and path.name not in elsewhere.get(topic, "")
            ]  # fmt: skip
    return faults

"""Look at the catalogue of errors: what is wrong with it, and how large it is."""

from __future__ import annotations

from torchproof.catalogue import load_catalogue
from torchproof.command import report, run_command
from torchproof.site import Site, this_site


def main(site: Site) -> int:
    catalogue, faults = load_catalogue(site)
    if faults:
        report(faults)
    by_kind: dict[str, int] = {}
    for entry in catalogue.entries:
        by_kind[entry.kind] = by_kind.get(entry.kind, 0) + 1
    for kind, count in by_kind.items():
        print(f"{count:4} {kind}")
    wordings = sum(len(entry.wordings) for entry in catalogue.entries)
    programs = {key for entry in catalogue.entries for key in entry.programs}
    print(
        f"catalogue: {len(catalogue.entries)} entries, {wordings} wordings, "
        f"{len(programs)} programs"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    run_command(lambda: main(this_site()))

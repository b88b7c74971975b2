"""Say what a PyTorch error means: python scripts/decode.py < traceback.txt"""

from __future__ import annotations

import sys

from torchproof.catalogue import load_catalogue
from torchproof.command import run_command
from torchproof.decoder_command import run_decoder
from torchproof.decoder_index import index_of
from torchproof.faults import FaultsFound
from torchproof.single_file import told_of
from torchproof.site import Site, this_site


def main(site: Site, arguments: list[str]) -> int:
    """Decode standard input with the catalogue of this checkout."""
    catalogue, faults = load_catalogue(site)
    if faults:
        raise FaultsFound(faults)
    entries = catalogue.entries
    return run_decoder(index_of(entries), told_of(entries), "", arguments)


if __name__ == "__main__":
    run_command(lambda: main(this_site(), sys.argv[1:]))

"""Measure the error decoder on a file of reports, with the browser's own script."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from torchproof.catalogue import load_catalogue
from torchproof.command import run_command
from torchproof.decoder_browser import browser_decoder
from torchproof.decoder_reports import read_expected, read_reports, read_unrelated
from torchproof.decoder_scores import Scores, judge, rows, table
from torchproof.faults import Fault, FaultsFound
from torchproof.site import Site, this_site

sys.path.append(str(Path(__file__).parent.parent))

from tests.browser import open_browser

EXPECTED = "tests/decoder/expected.yaml"
UNRELATED = "tests/decoder/unrelated.yaml"


def measure(site: Site, path: Path) -> Scores:
    """Decode every report of a file, and the project's list of unrelated texts."""
    catalogue, faults = load_catalogue(site)
    if faults:
        raise FaultsFound(faults)
    known = {entry.id for entry in catalogue.entries}
    expected = read_expected(EXPECTED, _read(site.root / EXPECTED, EXPECTED), known)
    reports = read_reports(str(path), _read(path, str(path)), known, expected)
    others = read_unrelated(UNRELATED, _read(site.root / UNRELATED, UNRELATED))
    with open_browser() as browser:
        decoder = browser_decoder(browser, site, catalogue.entries)
        return judge(reports, others, catalogue.entries, decoder.decode)


def _read(path: Path, name: str) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        what = f"cannot be read ({error.strerror})"
    except UnicodeDecodeError:
        what = "is no UTF-8 text"
    raise FaultsFound([Fault(name, 1, what, "name a YAML file of reports")])


def main(site: Site, arguments: list[str]) -> int:
    """Print the rates, and what was missed; 0 whatever they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="reports as YAML")
    parser.add_argument("--tsv", type=Path, help="write a row for each report here")
    asked = parser.parse_args(arguments)
    scores = measure(site, asked.file)
    for line in table(scores):
        print(line)
    if asked.tsv:
        asked.tsv.write_text("\n".join(rows(scores)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(this_site(), sys.argv[1:]))

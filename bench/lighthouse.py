"""Lighthouse's four scores for pages of the built site, on a phone's profile.

Needs Node; installs a pinned Lighthouse from npm into .cache/ and uses the
Chromium of this machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from tests.browser import QUIET, find_browser  # noqa: E402
from tests.pages.serving import serving  # noqa: E402

# The newest that still runs on Node 20.
VERSION = "12"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


@dataclass(frozen=True)
class Scores:
    """A page's scores from 0 to 100 by category, and the audits that cost points."""

    page: str
    by_category: dict[str, int]
    failed: tuple[str, ...]


def install() -> Path:
    """Lighthouse's command, installed when it is missing."""
    folder = ROOT / ".cache" / "lighthouse"
    command = folder / "node_modules" / ".bin" / "lighthouse"
    if not command.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--silent",
             "--prefix", str(folder), f"lighthouse@{VERSION}"],
            check=True,
        )  # fmt: skip
    return command


def score(command: Path, address: str, page: str) -> Scores:
    """Run Lighthouse once on `address`/`page`."""
    done = subprocess.run(
        [str(command), f"{address}/{page}", "--output=json", "--quiet",
         f"--chrome-flags=--headless=new {' '.join(QUIET)}",
         f"--only-categories={','.join(CATEGORIES)}"],
        env={**os.environ, "CHROME_PATH": find_browser()},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    report = json.loads(done.stdout)
    failed: list[str] = []
    scores: dict[str, int] = {}
    for name in CATEGORIES:
        category = report["categories"][name]
        scores[name] = round(100 * (category["score"] or 0))
        for reference in category["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] and (audit["score"] or 0) < 0.9:
                shown = audit.get("displayValue") or audit["title"]
                failed.append(f"{name}: {audit['id']} ({shown})")
    return Scores(page, scores, tuple(failed))


def main(pages: list[str]) -> None:
    command = install()
    with serving(ROOT / "site") as served:
        for page in pages:
            scores = score(command, served.address, page)
            line = ", ".join(f"{n} {s}" for n, s in scores.by_category.items())
            print(f"lighthouse /{page}: {line}")
            for audit in scores.failed:
                print(f"  {audit}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["", "training/cpu-vs-gpu-training/"])

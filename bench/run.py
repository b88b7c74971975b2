"""All benchmarks in one run; prints ratios, which hold better than seconds."""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from bench import serve_latency, site_builds, snippet_runs  # noqa: E402
from torchproof import recording  # noqa: E402
from torchproof.site import this_site  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--only", choices=["snippets", "site", "serve"])
    arguments = parser.parse_args()
    site = this_site()
    print(
        f"{recording.machine_name()}, torch {recording.torch_version()}, "
        f"Python {recording.python_version()}; medians of {arguments.repeats}"
    )
    if arguments.only in (None, "snippets"):
        timings = snippet_runs.compare_ways(
            site,
            (60, 240),
            arguments.repeats,
            lambda text: print(text, file=sys.stderr),
        )
        print("\n".join(snippet_runs.table(timings)), flush=True)
    if arguments.only in (None, "site"):
        builds = site_builds.compare_builds(site, arguments.repeats)
        print(site_builds.summary(*builds), flush=True)
    if arguments.only in (None, "serve"):
        for pages in (3, 30):
            seconds = serve_latency.measure(pages, 10)
            print(
                f"serve, {pages} pages: from the save of a snippet to its new output "
                f"in the browser: median {statistics.median(seconds):.2f} s, worst "
                f"{max(seconds):.2f} s of {len(seconds)} saves",
                flush=True,
            )


if __name__ == "__main__":
    main()

"""How long from the save of a small snippet to its new output in the browser.

    python bench/serve_latency.py

Serves a made-up site of topic pages (about 400 lines and 20 snippets each), opens
one of them in a real headless browser, changes what one of its snippets prints,
and waits until the page has laid it out by itself, twice: in the code and under it.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.browser import open_browser  # noqa: E402

from bench.made_site import make_site  # noqa: E402

PAGES = (3, 30)
SAVES = 10
LIMIT = 1.5
# The program and its output both hold the text; seen means laid out.
SHOWS = """text => [...document.querySelectorAll("pre")].filter(
    pre => pre.textContent.includes(text) && pre.getClientRects().length
).length == 2"""


SERVE = (
    "import sys; from pathlib import Path; from torchproof.site import Site; "
    "from torchproof.live import serve; serve(Site(Path(sys.argv[1])), '127.0.0.1', 0)"
)


@contextmanager
def serving(root: Path) -> Iterator[tuple[str, Path]]:
    """Serve the site at `root`; gives its address and where it says what it does."""
    log = root / ".serve.log"
    with log.open("wb") as stream:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(root)],
            env={**os.environ, "PYTHONPATH": str(ROOT / "scripts")},
            stdout=stream,
            stderr=subprocess.STDOUT,
        )
    try:
        while True:
            said = log.read_text()
            found = re.search(r"http://127\.0\.0\.1:\d+/", said)
            if found:
                break
            if process.poll() is not None:
                raise RuntimeError(f"serve ended:\n{said}")
            time.sleep(0.1)
        yield found[0], log
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)


def measure(pages: int, saves: int = SAVES, verbose: bool = False) -> list[float]:
    """Seconds from each save to the new text in the browser, `saves` times."""
    seconds: list[float] = []
    with tempfile.TemporaryDirectory(prefix="serve-latency-") as folder:
        root = Path(folder).resolve()
        make_site(root, pages)
        snippet = root / "snippets" / "made" / "topic_00" / "program_00.py"
        with serving(root) as (address, log), open_browser() as browser:
            tab = browser.new_page()
            tab.goto(address + "made/topic-00/")
            tab.wait_for_load_state("load")
            text = snippet.read_text()
            for number in range(1, saves + 1):
                time.sleep(1.0)
                new = text.replace("saved 0 times", f"saved {number} times")
                start = time.monotonic()
                snippet.write_text(new)
                tab.wait_for_function(
                    SHOWS, arg=f"saved {number} times in", polling="raf", timeout=60_000
                )
                seconds.append(time.monotonic() - start)
            if verbose:
                print(log.read_text())
    return seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--saves", type=int, default=SAVES)
    parser.add_argument("--verbose", action="store_true", help="show what serve says")
    options = parser.parse_args()
    print("| pages | saves | median s | worst s |\n|---|---|---|---|", flush=True)
    good = True
    for pages in PAGES:
        seconds = measure(pages, options.saves, options.verbose)
        median = statistics.median(seconds)
        good = good and median <= LIMIT
        print(
            f"| {pages} | {len(seconds)} | {median:.2f} | {max(seconds):.2f} |",
            flush=True,
        )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

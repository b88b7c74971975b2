"""What every command line shares: faults to exit codes, one writer at a time."""

from __future__ import annotations

import fcntl
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from torchproof.faults import Fault, FaultsFound
from torchproof.site import Site


def run_command(main: Callable[[], int]) -> None:
    """Run `main` and exit: 1 with every fault on stderr, 130 after Ctrl-C.

    Being told to end, or a closed terminal, is taken as Ctrl-C: all is put in order.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.default_int_handler)
    try:
        code = main()
    except FaultsFound as found:
        report(found.faults)
        code = 1
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        code = 130
    except OSError as error:
        # A full disk, a folder without rights: the message names the file.
        print(f"stopped: {error}", file=sys.stderr)
        code = 1
    sys.stdout.flush()
    sys.exit(code)


def report(faults: Sequence[Fault]) -> None:
    """Every fault on a line of its own, then how many there are."""
    for fault in sorted(set(faults)):
        print(fault, file=sys.stderr)
    count = len(set(faults))
    print(f"{count} fault{'s' * (count != 1)}", file=sys.stderr)


@contextmanager
def only_one(site: Site) -> Iterator[None]:
    """Wait until no other command writes in this checkout."""
    site.cache.mkdir(parents=True, exist_ok=True)
    with (site.cache / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("another command works in this checkout: waiting", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield

"""What every command line shares: faults to exit codes, one writer at a time."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from torchproof.faults import Fault, FaultsFound
from torchproof.site import Site
from torchproof.visible import visible


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
        print(stopped_by(error), file=sys.stderr)
        code = 1
    sys.stdout.flush()
    sys.exit(code)


_REMEDIES = {
    errno.ENOSPC: "make room on the disk",
    errno.EDQUOT: "make room: what you may store is used up",
    errno.EFBIG: "allow larger files (`ulimit -f`)",
    errno.EACCES: "make it yours to write",
    errno.EPERM: "make it yours to write",
    errno.EROFS: "work in a copy that can be written",
}


def stopped_by(error: OSError) -> str:
    """One sentence: what the system refused, of which file, and what to do."""
    name = f"{error.filename}: " if error.filename else ""
    remedy = _REMEDIES.get(error.errno or 0, "mend that")
    said = f"stopped: {name}{error.strerror or error}; {remedy}, and run it again"
    return visible(said.replace("\n", " "))


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
    # Kept by the system for as long as the process lives: one that was killed leaves
    # the file, and nothing locked. Whatever stands there is not written to.
    flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW
    with os.fdopen(os.open(site.cache / "lock", flags, 0o644), "rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("another command works in this checkout: waiting", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield

"""Whether snippets run behind walls: wanted where there can be any, or a must."""

from __future__ import annotations

import enum
import os
import sys

from torchproof.faults import Fault, FaultsFound

NAME = "TORCHPROOF_SANDBOX"


class Wanted(enum.Enum):
    """NO walls, walls IF_POSSIBLE, or none is an error: MUST."""

    NO = "off"
    IF_POSSIBLE = ""
    MUST = "required"


def wanted_walls() -> Wanted:
    """What the environment asks for. Raises FaultsFound for a word it doesn't know."""
    word = os.environ.get(NAME, "")
    try:
        wanted = Wanted(word)
    except ValueError:
        fault = Fault(NAME, 1, f"is {word!r}", "write required or off, or unset it")
        raise FaultsFound([fault]) from None
    if sys.platform != "linux" and wanted is Wanted.MUST:
        raise FaultsFound([without_walls("only Linux has what it is built from")])
    return wanted


def without_walls(reason: str) -> Fault:
    """What to say where walls were wanted and could not be built."""
    return Fault(
        "snippets",
        1,
        f"run without a sandbox ({reason}): they can reach the network and your files",
        "allow unprivileged user namespaces: on Ubuntu, sudo sysctl -w "
        "kernel.apparmor_restrict_unprivileged_userns=0",
    )

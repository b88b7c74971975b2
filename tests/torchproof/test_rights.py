"""Behind its walls a snippet has no rights, and cannot get any."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from torchproof.run import Run

RunCode = Callable[..., Run]
ROOT = Path(__file__).resolve().parents[2]
SAYS = "def says(do):\n    try:\n        return do()\n    except BaseException as e:\n"
SAYS += "        return type(e).__name__\n"


def test_it_is_not_root_and_has_no_rights(walled: RunCode) -> None:
    result = walled(
        "import os, resource\nprint(os.getuid() == 0, os.geteuid() == 0)\n"
        "status = open('/proc/self/status').read()\n"
        "print([l.split()[1] for l in status.splitlines() if l.startswith('Cap')][:3])"
        "\nprint('NoNewPrivs:\\t1' in status)\n"
        "print(resource.getrlimit(resource.RLIMIT_NPROC)[1] < 10_000)\n"
    )
    none = "0" * 16
    assert result.output == f"False False\n['{none}', '{none}', '{none}']\nTrue\nTrue\n"


ESCAPES = {
    "take the read-only root away": "libc.mount(None, b'/usr', None, 0x1020, None)",
    "mount a disk": "libc.mount(b'none', b'/tmp', b'tmpfs', 0, None)",
    "unmount what hides": "libc.umount2(b'/proc', 2)",
    "change the root": "libc.chroot(b'/proc/1/root')",
    "become root": "libc.setuid(0)",
    "trace the first process": "libc.ptrace(16, 1, None, None)",
    "name the machine": "libc.sethostname(b'mine', 4)",
    "load a module of the kernel": "libc.syscall(175, b'', 0, b'')",
}


@pytest.mark.parametrize("kind", ESCAPES)
def test_the_walls_cannot_be_taken_down(kind: str, walled: RunCode) -> None:
    result = walled(
        f"import ctypes\nlibc = ctypes.CDLL(None)\nprint({ESCAPES[kind]})\n"
    )
    assert result.output == "-1\n"


def test_new_rights_in_a_namespace_of_its_own_open_nothing(walled: RunCode) -> None:
    """A namespace of users gives its maker rights: over copies that stay locked."""
    target = Path(os.__file__).parent / "written.py"
    result = walled(
        "import ctypes, os\nlibc = ctypes.CDLL(None)\n"
        "print(libc.unshare(0x10020000) in (0, -1))\n"
        f"libc.mount(None, {str(target.parent).encode()!r}, None, 0x1020, None)\n"
        f"libc.mount(None, b'/usr', None, 0x1020, None)\nlibc.umount2(b'/tmp', 2)\n"
        f"{SAYS}print(says(lambda: open({str(target)!r}, 'w')))\n"
        f"print(says(lambda: open({str(ROOT / 'mkdocs.yml')!r})))\n"
    )
    first, second, third = result.output.splitlines()
    assert first == "True"
    assert second in ("OSError", "PermissionError")
    assert third == "FileNotFoundError"
    assert not target.exists()

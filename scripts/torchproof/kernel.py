"""What Linux offers beyond Python's os: namespaces, mounts, capabilities.

Each function raises OSError when the kernel says no.
"""

from __future__ import annotations

import ctypes
import fcntl
import os
import platform
import socket
import struct
import sys

NEW_MOUNTS, NEW_HOST_NAME, NEW_IPC = 0x00020000, 0x04000000, 0x08000000
NEW_USERS, NEW_PIDS, NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000

READ_ONLY, NO_SETUID, NO_DEVICES, NO_PROGRAMS = 0x1, 0x2, 0x4, 0x8
REMOUNT, BIND, MOVE, RECURSIVE, PRIVATE = 0x20, 0x1000, 0x2000, 0x4000, 0x40000
DETACH = 2

SET_DEATH_SIGNAL, SET_SUBREAPER, NO_NEW_PRIVILEGES = 1, 36, 38

# The two calls that the C library has no function for, by processor.
_PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}
_MOUNT_SETATTR = 442
_HERE, _WHOLE_TREE = -100, 0x8000
_CAPABILITY_VERSION = 0x20080522


def tell(option: int, value: int) -> None:
    """prctl, where there is one."""
    if sys.platform == "linux":
        _libc().prctl(option, value, 0, 0, 0)


def unshare(what: int) -> None:
    """Leave namespaces for new ones; of pids, only the children to come do."""
    _check(_libc().unshare(what), "unshare")


def join(namespace: int, kind: int) -> None:
    """Enter the namespace that this descriptor stands for."""
    _check(_libc().setns(namespace, kind), "setns")


def mount(
    source: str, target: str, kind: str | None, flags: int, options: str = ""
) -> None:
    _check(
        _libc().mount(
            os.fsencode(source),
            os.fsencode(target),
            kind.encode() if kind else None,
            ctypes.c_ulong(flags),
            options.encode() or None,
        ),
        f"mount on {target}",
    )


def unmount(target: str) -> None:
    """Take a mount away at once, even while something has files there open."""
    _check(_libc().umount2(os.fsencode(target), DETACH), f"unmount {target}")


def make_read_only(target: str) -> None:
    """Nothing below `target` can be written, in the mounts below it neither."""
    attributes = struct.pack("=QQQQ", READ_ONLY | NO_SETUID, 0, 0, 0)
    _check(
        _libc().syscall(
            ctypes.c_long(_MOUNT_SETATTR),
            ctypes.c_int(_HERE),
            os.fsencode(target),
            ctypes.c_uint(_WHOLE_TREE),
            attributes,
            ctypes.c_size_t(len(attributes)),
        ),
        f"make {target} read-only",
    )


def change_root(new: str, old: str) -> None:
    """Make `new` the root; the old one is mounted on `old`, a folder below it."""
    number = _PIVOT_ROOT.get(platform.machine())
    if number is None:
        raise OSError(f"changing the root of a {platform.machine()} is not known")
    _check(
        _libc().syscall(ctypes.c_long(number), os.fsencode(new), os.fsencode(old)),
        "pivot_root",
    )


def drop_capabilities() -> None:
    """Give up every right that a namespace's owner has in it, for good."""
    header = struct.pack("=Ii", _CAPABILITY_VERSION, 0)
    _check(_libc().capset(header, bytes(24)), "capset")


def start_loopback() -> None:
    """Bring `lo` up: in a new network namespace it is down, and gloo hangs."""
    set_flags, up_and_running = 0x8914, 0x1 | 0x40
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack("16sh14x", b"lo", up_and_running)
        fcntl.ioctl(any_socket, set_flags, request)


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _check(result: int, what: str) -> None:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")

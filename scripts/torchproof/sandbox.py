"""The walls around snippets on Linux: namespaces, a root of their own, no rights.

In two steps. `start_inside` moves the process that will fork snippets behind the
outer wall: it becomes the first process of namespaces of its own, in a root that
holds the system, this Python and nothing else. `wall_in` gives each snippet its
own namespaces inside those: it sees no other process, no network but loopback,
and of the folders of all snippets only its own.
"""

from __future__ import annotations

import os
import pwd
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from torchproof import kernel

# What of the machine a snippet may read; a link, as /bin often is, stays one.
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/nix",
          "/sys/devices/system/cpu", "/sys/devices/system/node")  # fmt: skip
DEVICES = ("null", "zero", "full", "random", "urandom")
STREAMS = {"fd": "", "stdin": "/0", "stdout": "/1", "stderr": "/2"}
OURS = "/sandbox"
ASIDE = OURS + "/aside"
# Names that lead somewhere in a network that is loopback alone.
NAMES = {
    "hosts": "127.0.0.1 localhost\n::1 localhost\n",
    "nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
    "resolv.conf": "",
}
SHARED_MEMORY = 512 << 20


@dataclass(frozen=True)
class Walls:
    """The folder that holds every snippet's own, and the one for Matplotlib's cache.

    `user` and `group` are what snippets see as their uid and gid. Only where it
    `changes_user` is that another user than who started this.
    """

    runs: str
    cache: str
    user: int
    group: int
    changes_user: bool


def walls_for(runs: str, cache: str) -> Walls:
    """Walls for the user who runs this; for root, with "nobody" as the user inside.

    The root of a container may be the only user that it knows: then that one, who
    is no root outside, is called nobody.
    """
    if os.geteuid() != 0:
        return Walls(runs, cache, os.geteuid(), os.getegid(), changes_user=False)
    nobody = 65534
    with suppress(KeyError):
        nobody = pwd.getpwnam("nobody").pw_uid
    known = all(_is_known(nobody, kind) for kind in ("uid", "gid"))
    return Walls(runs, cache, nobody, nobody, changes_user=known)


def _is_known(number: int, kind: str) -> bool:
    """Whether this namespace of users has such a uid or gid."""
    for line in Path(f"/proc/self/{kind}_map").read_text().splitlines():
        first, _, count = map(int, line.split())
        if first <= number < first + count:
            return True
    return False


def start_inside(walls: Walls, serve: Callable[[], None]) -> str | None:
    """Run `serve` behind the outer wall, and end with it.

    Returns, with the reason, only where the wall can't be built: then nothing of
    this process was changed.
    """
    told, tell = os.pipe()
    mapped, go = os.pipe()
    outside = os.fork()
    if outside == 0:
        os.close(told)
        os.close(go)
        _exit_with(lambda: _leave(walls, tell, mapped, serve), tell)
    os.close(tell)
    os.close(mapped)
    with os.fdopen(told) as answers, os.fdopen(go, "w") as allow:
        answer = answers.readline()
        if answer == "unshared\n":
            try:
                _map_users(outside, walls)
                allow.write("\n")
                allow.flush()
                answer = answers.readline()
            except OSError as error:
                answer = f"mapping users: {error.strerror}"
                allow.close()
    if answer == "inside\n":
        # Or who waits for the end of those inside would wait for this one's.
        os.closerange(3, 1 << 16)
        os.waitpid(outside, 0)
        os._exit(0)
    os.waitpid(outside, 0)
    return answer.strip() or "it ended without a word"


def _leave(walls: Walls, tell: int, mapped: int, serve: Callable[[], None]) -> None:
    kernel.unshare(kernel.NEW_USERS | kernel.NEW_MOUNTS | kernel.NEW_PIDS)
    kernel.tell(kernel.SET_DEATH_SIGNAL, signal.SIGKILL)
    os.write(tell, b"unshared\n")
    if not os.read(mapped, 1):
        os._exit(1)
    os.close(mapped)
    first = os.fork()
    if first == 0:
        _exit_with(lambda: _build_and_serve(walls, tell, serve), tell)
    os.closerange(3, 1 << 16)
    os.waitpid(first, 0)
    os._exit(0)


def _build_and_serve(walls: Walls, tell: int, serve: Callable[[], None]) -> None:
    kernel.tell(kernel.SET_DEATH_SIGNAL, signal.SIGKILL)
    _build_root(walls)
    _try_a_snippets_walls(walls)
    os.write(tell, b"inside\n")
    os.close(tell)
    serve()


def _exit_with(work: Callable[[], None], tell: int) -> None:
    """Do the work and end; where the kernel refused, say why, and end with 1."""
    try:
        work()
    except OSError as error:
        with suppress(OSError):
            os.write(tell, f"{error.strerror or error}\n".encode())
        os._exit(1)
    os._exit(0)


def _map_users(process: int, walls: Walls) -> None:
    """Inside is known who runs this and, for root, the user without rights."""
    there = Path(f"/proc/{process}")
    if walls.changes_user:
        users = f"0 0 1\n{walls.user} {walls.user} 1\n"
        groups = f"0 0 1\n{walls.group} {walls.group} 1\n"
    else:
        users = f"{walls.user} {os.geteuid()} 1\n"
        groups = f"{walls.group} {os.getegid()} 1\n"
        (there / "setgroups").write_text("deny")
    (there / "uid_map").write_text(users)
    (there / "gid_map").write_text(groups)


def visible() -> list[str]:
    """What the outer wall lets through, read-only: the system and this Python."""
    paths = [*SYSTEM, sys.prefix, sys.exec_prefix, sys.base_prefix]
    paths += [path for path in sys.path if path and os.path.isdir(path)]
    paths.append(os.path.dirname(os.path.realpath(sys.executable)))
    paths += [os.path.realpath(path) for path in paths if path not in SYSTEM]
    return sorted({path for path in paths if os.path.lexists(path)})


def _build_root(walls: Walls) -> None:
    """Build the root that snippets live in and enter it; the other is gone."""
    new = os.path.join(walls.runs, "root")
    os.mkdir(new)
    kernel.mount("none", "/", None, kernel.RECURSIVE | kernel.PRIVATE)
    kernel.mount("root", new, "tmpfs", kernel.NO_SETUID, "mode=755,size=1m")
    shown: list[str] = []
    for path in visible():
        if any(path == have or path.startswith(have + "/") for have in shown):
            continue
        if os.path.islink(path):
            os.makedirs(os.path.dirname(new + path), exist_ok=True)
            os.symlink(os.readlink(path), new + path)
            continue
        shown.append(path)
        _bind(path, new + path)
        kernel.make_read_only(new + path)
    os.makedirs(new + "/dev/shm")
    for name in DEVICES:
        Path(f"{new}/dev/{name}").touch()
        kernel.mount(f"/dev/{name}", f"{new}/dev/{name}", None, kernel.BIND)
    for name, end in STREAMS.items():
        os.symlink(f"/proc/self/fd{end}", f"{new}/dev/{name}")
    for folder in ("/proc", "/tmp", ASIDE, "/old"):
        os.makedirs(new + folder, exist_ok=True)
    for name, text in NAMES.items():
        if os.path.isfile(f"/etc/{name}"):
            Path(f"{new}{OURS}/{name}").write_text(text)
            kernel.mount(
                f"{new}{OURS}/{name}",
                new + os.path.realpath(f"/etc/{name}"),
                None,
                kernel.BIND,
            )
    _mount_proc(new + "/proc")
    for path in (walls.runs, walls.cache):
        os.makedirs(new + path, exist_ok=True)
        kernel.mount(path, new + path, None, kernel.BIND)
    kernel.change_root(new, new + "/old")
    os.chdir("/")
    kernel.unmount("/old")
    os.rmdir("/old")
    kernel.mount("none", "/", None, kernel.REMOUNT | kernel.BIND | kernel.READ_ONLY)


def _bind(source: str, target: str) -> None:
    if os.path.isdir(source):
        os.makedirs(target, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        Path(target).touch()
    kernel.mount(source, target, None, kernel.BIND | kernel.RECURSIVE)


def _mount_proc(target: str) -> None:
    flags = kernel.NO_SETUID | kernel.NO_DEVICES | kernel.NO_PROGRAMS
    kernel.mount("proc", target, "proc", flags)


def _try_a_snippets_walls(walls: Walls) -> None:
    """Build once, in a child, what each snippet gets: now is the time to fail."""
    folder = os.path.join(walls.runs, "trial")
    os.mkdir(folder)
    told, tell = os.pipe()
    child = fork_into_new_pids()
    if child == 0:
        _exit_with(lambda: wall_in(walls, folder), tell)
    os.close(tell)
    with os.fdopen(told) as answers:
        reason = answers.read().strip()
    _, status = os.waitpid(child, 0)
    os.rmdir(folder)
    if status:
        raise OSError(reason or "a snippet's walls could not be built")


def fork_into_new_pids() -> int:
    """os.fork, but the child is the first process of a new namespace of pids."""
    own = os.open("/proc/self/ns/pid", os.O_RDONLY)
    try:
        kernel.unshare(kernel.NEW_PIDS)
        child = os.fork()
        if child:
            kernel.join(own, kernel.NEW_PIDS)
        return child
    finally:
        os.close(own)


def wall_in(walls: Walls, folder: str) -> None:
    """In the first process of a snippet: of `walls.runs`, leave only `folder`.

    With it come a network that is loopback alone, shared memory and a list of
    processes of its own. What lies in `folder`, though not the folder, is given to
    the snippet's user.
    """
    kernel.unshare(
        kernel.NEW_MOUNTS | kernel.NEW_NETWORK | kernel.NEW_IPC | kernel.NEW_HOST_NAME
    )
    _mount_proc("/proc")
    guarded = kernel.NO_SETUID | kernel.NO_DEVICES
    kernel.mount("shm", "/dev/shm", "tmpfs", guarded, f"mode=1777,size={SHARED_MEMORY}")
    kernel.unmount(walls.cache)
    kernel.mount(folder, ASIDE, None, kernel.BIND)
    kernel.mount("runs", walls.runs, "tmpfs", guarded, "mode=755,size=64k")
    os.mkdir(folder)
    kernel.mount(ASIDE, folder, None, kernel.MOVE)
    kernel.mount(
        "runs", walls.runs, None,
        kernel.REMOUNT | kernel.BIND | kernel.READ_ONLY | guarded,
    )  # fmt: skip
    if walls.changes_user:
        for path, folders, names in os.walk(folder):
            for name in (*folders, *names):
                os.lchown(os.path.join(path, name), walls.user, walls.group)
    kernel.start_loopback()
    # Or gloo looks up the machine's own name, which leads nowhere in here.
    socket.sethostname("localhost")


def give_up_rights(walls: Walls) -> None:
    """In the snippet's own process: become the user without rights, for good."""
    if walls.changes_user:
        os.setgroups([])
        os.setresgid(walls.group, walls.group, walls.group)
        os.setresuid(walls.user, walls.user, walls.user)
    kernel.drop_capabilities()
    kernel.tell(kernel.NO_NEW_PRIVILEGES, 1)

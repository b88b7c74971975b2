"""Behind its walls a snippet reaches nothing that is the user's, and harms nobody."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.snippet import make_snippet
from torchproof.walls_wanted import NAME, Wanted

RunCode = Callable[..., Run]
ROOT = Path(__file__).resolve().parents[2]
SAYS = "def says(do):\n    try:\n        return do()\n    except BaseException as e:\n"
SAYS += "        return type(e).__name__\n"


@pytest.fixture
def walled(runner: Runner, run: RunCode) -> RunCode:
    """`run`, where there are walls. None is an error where they are required."""
    assert run("print(1)").output == "1\n"
    reason = runner.bare
    if reason is None:
        return run
    if os.environ.get(NAME) == Wanted.MUST.value:
        pytest.fail(f"walls are required here: {reason}")
    pytest.skip(f"no walls can be built here: {reason}")


OUTSIDE = {
    "the home folder": f"os.listdir({str(Path.home())!r})",
    "the history of the repository": f"open({str(ROOT / '.git' / 'HEAD')!r}).read()",
    "the repository": f"open({str(ROOT / 'mkdocs.yml')!r}).read()",
    "its own source": f"open({str(ROOT / 'scripts' / 'build.py')!r}).read()",
    "passwords": "open('/etc/shadow').read()",
    "another's folder": "os.listdir(os.path.join(os.path.dirname(os.environ['HOME'])"
    ", '..', '1'))",
    "what Matplotlib keeps": f"os.listdir({str(ROOT / '.cache')!r})",
    "the log of the kernel": "open('/dev/kmsg').read()",
    "a disk": "[open('/dev/' + n, 'rb') for n in ('sda', 'vda', 'nvme0n1')]",
}


@pytest.mark.parametrize("kind", OUTSIDE)
def test_what_is_the_users_cannot_be_read(kind: str, walled: RunCode) -> None:
    result = walled(f"import os\n{SAYS}print(says(lambda: {OUTSIDE[kind]}))")
    if kind == "the home folder" and "'" in result.output:
        # This Python may live there; then the way to it shows, and nothing else.
        assert ".git" not in result.output
        assert len(eval(result.output)) == 1
        return
    assert result.output.strip() in ("FileNotFoundError", "PermissionError")


WRITES = {
    "the temporary folder of all": "/tmp/written",
    "a folder of the system": "/usr/written",
    "the settings of the system": "/etc/hosts",
    "the root": "/written",
    "this Python's modules": f"{Path(os.__file__).parent}/written.py",
    "the installed packages": f"{Path(pytest.__file__).parent}/written.py",
    "the repository": f"{ROOT}/written",
    "the folder of all snippets": "../../written",
    "the settings of the kernel": "/proc/sys/kernel/hostname",
}


@pytest.mark.parametrize("kind", WRITES)
def test_nothing_outside_its_folder_can_be_written(kind: str, walled: RunCode) -> None:
    result = walled(
        f"{SAYS}print(says(lambda: open({WRITES[kind]!r}, 'w').write('x')))"
    )
    assert result.output.strip() in ("OSError", "PermissionError", "FileNotFoundError")
    assert not Path("/tmp/written").exists()
    assert not (ROOT / "written").exists()


def test_its_own_folders_can_be_written(walled: RunCode) -> None:
    result = walled(
        "import os, tempfile\nopen('here', 'w').write('1')\n"
        "open(os.path.expanduser('~/there'), 'w').write('2')\n"
        "with tempfile.TemporaryDirectory() as folder: open(folder + '/x', 'w')\n"
        "print(tempfile.gettempdir() == os.environ['HOME'], os.listdir())\n"
    )
    assert result.output == "True ['here', 'program.py']\n" or (
        result.output == "True ['program.py', 'here']\n"
    )


def test_the_repository_cannot_be_deleted(walled: RunCode) -> None:
    result = walled(
        "import shutil\n"
        f"for path in ({str(ROOT)!r}, {str(Path.home())!r}, '/usr', '/etc', '/'):\n"
        "    shutil.rmtree(path, ignore_errors=True)\n"
        "print('done')\n"
    )
    assert result.output == "done\n"
    assert (ROOT / "mkdocs.yml").exists()
    assert Path(sys.executable).exists()
    assert walled("import torch; print('next')").output == "next\n"


@pytest.fixture
def server() -> Iterator[int]:
    """A server on this machine's loopback; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0.2)
        stop = threading.Event()

        def accept() -> None:
            while not stop.is_set():
                with suppress(TimeoutError):
                    listening.accept()[0].close()

        thread = threading.Thread(target=accept)
        thread.start()
        yield listening.getsockname()[1]
        stop.set()
        thread.join()


CONNECT = "import socket\n{says}print(says(lambda: socket.create_connection({to}, 3)))"


def test_the_network_ends_at_its_own_loopback(walled: RunCode, server: int) -> None:
    socket.create_connection(("127.0.0.1", server), 3).close()
    to = f"('127.0.0.1', {server})"
    result = walled(CONNECT.format(says=SAYS, to=to))
    assert result.output == "ConnectionRefusedError\n"
    # An address that is set aside for documentation: no host has it.
    for to in ("('192.0.2.1', 80)", "('2001:db8::1', 80)"):
        assert walled(CONNECT.format(says=SAYS, to=to)).output == "OSError\n"
    result = walled(CONNECT.format(says=SAYS, to="('pytorch.org', 443)"))
    assert result.output == "gaierror\n"


def test_a_group_of_ranks_meets_on_its_loopback(walled: RunCode) -> None:
    result = walled(
        "# run: torchrun --nproc-per-node=2\nimport torch\n"
        "import torch.distributed as dist\ndist.init_process_group('gloo')\n"
        "total = torch.ones(1)\ndist.all_reduce(total)\n"
        "if dist.get_rank() == 0: print(total.item())\n"
        "dist.destroy_process_group()\n"
    )
    assert result.output == "2.0\n"


def test_two_at_once_can_listen_on_one_port(runner: Runner, walled: RunCode) -> None:
    code = (
        "import socket, time\nserver = socket.create_server(('127.0.0.1', 29_599))\n"
        "time.sleep(0.5)\nprint('listened')\n"
    )
    jobs = [Job(make_snippet(f"p{n}.py", code, "p.py")[0]) for n in range(2)]
    assert [r.output for r in runner.run(jobs)] == ["listened\n"] * 2


def test_it_sees_no_other_process(
    walled: RunCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_OF_THE_SHELL", "1")
    with subprocess.Popen(["sleep", "60"]) as other:
        result = walled(
            "import glob\nfound = glob.glob('/proc/[0-9]*')\nprint(len(found))\n"
            "for path in found:\n    try: text = open(path + '/environ').read()\n"
            "    except PermissionError: text = ''\n"
            "    assert 'SECRET_OF_THE_SHELL' not in text\n"
        )
        other.kill()
    assert result.output == "2\n"


def test_killing_all_that_it_sees_ends_nobody_else(walled: RunCode) -> None:
    result = walled(
        "import os, subprocess\nsubprocess.Popen(['sleep', '60'])\n"
        "os.kill(-1, 9)\nprint('alone')\n"
    )
    assert result.output == "alone\n"
    result = walled(f"import os\n{SAYS}print(says(lambda: os.kill(1, 9)))\n")
    assert result.output.strip() in ("PermissionError", "None")
    assert walled("print('next')").output == "next\n"


def test_shared_memory_is_not_shared_with_the_next(walled: RunCode) -> None:
    assert walled("open('/dev/shm/left', 'w').write('x')").exit_code == 0
    result = walled("import os; print(os.listdir('/dev/shm'))")
    assert result.output == "[]\n"


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


LINKS = {
    "output": "os.remove('../output'); os.symlink('/etc/passwd', '../output')",
    "list of what it read": "os.remove('../opened.json'); "
    "os.symlink('/etc/passwd', '../opened.json')",
    "plot": "os.symlink('/etc/passwd', 'plot.svg')",
    "folder": "os.rename('../work', '../gone'); os.symlink('/etc', '../work')",
}


@pytest.mark.parametrize("kind", LINKS)
def test_a_link_left_for_the_collector_is_not_followed(
    kind: str, walled: RunCode
) -> None:
    result = walled(f"import os\n{SAYS}says(lambda: exec({LINKS[kind]!r}))\n")
    assert "root:" not in result.output
    assert not result.artefacts


RUNS_ONE = """\
import sys
sys.path.insert(0, {scripts!r})
from pathlib import Path
from torchproof.command import run_command
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.snippet import make_snippet

def main():
    code = "import os; print(os.getuid(), os.path.exists({file!r}))"
    with Runner(Path({cache!r})) as runner:
        for run in runner.run([Job(make_snippet("a.py", code, "a.py")[0])] * 2):
            print(run.output, end="")
    return 0

run_command(main)
"""


def in_namespace(
    tmp_path: Path, before: str, user: int, wanted: str
) -> subprocess.CompletedProcess[str]:
    """Run two snippets as another user of a namespace, after a line of shell."""
    script = tmp_path / "runs_one.py"
    script.write_text(
        RUNS_ONE.format(
            scripts=str(ROOT / "scripts"),
            file=str(ROOT / "mkdocs.yml"),
            cache=str(tmp_path / "cache"),
        )
    )
    return subprocess.run(
        ["unshare", "--user", f"--map-user={user}", f"--map-group={user}",
         "sh", "-c", f"{before}\nexec {sys.executable} {script}"],
        capture_output=True,
        text=True,
        env=os.environ | {NAME: wanted, "TMPDIR": str(tmp_path)},
    )  # fmt: skip


def test_a_user_without_rights_builds_the_same_walls(
    tmp_path: Path, walled: RunCode
) -> None:
    result = in_namespace(tmp_path, "", 1000, "required")
    assert (result.stdout, result.stderr) == ("1000 False\n" * 2, "")


NO_NAMESPACES = "echo 0 > /proc/sys/user/max_user_namespaces"


def test_where_there_can_be_no_walls_it_says_so_and_goes_on(
    tmp_path: Path, walled: RunCode
) -> None:
    result = in_namespace(tmp_path, NO_NAMESPACES, 0, "")
    assert result.stdout == "0 True\n" * 2
    assert result.stderr.count("run without a sandbox (unshare: No space left") == 1
    assert "warning: " in result.stderr
    assert "user namespaces" in result.stderr


def test_where_walls_are_required_none_is_an_error(
    tmp_path: Path, walled: RunCode
) -> None:
    result = in_namespace(tmp_path, NO_NAMESPACES, 0, "required")
    assert result.returncode == 1
    assert result.stdout == ""
    assert "run without a sandbox (unshare: No space left" in result.stderr
    assert result.stderr.endswith("1 fault\n")
    assert "Traceback" not in result.stderr


def test_a_word_that_is_not_known_is_an_error() -> None:
    result = subprocess.run(
        [sys.executable, "scripts/proof.py", "docs/index.md"],
        cwd=ROOT, capture_output=True, text=True, env=os.environ | {NAME: "maybe"},
    )  # fmt: skip
    assert result.returncode == 1
    assert "TORCHPROOF_SANDBOX:1: is 'maybe'" in result.stderr

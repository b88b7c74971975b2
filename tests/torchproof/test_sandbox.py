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

RunCode = Callable[..., Run]
ROOT = Path(__file__).resolve().parents[2]
SAYS = "def says(do):\n    try:\n        return do()\n    except BaseException as e:\n"
SAYS += "        return type(e).__name__\n"


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

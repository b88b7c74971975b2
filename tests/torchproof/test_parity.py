"""What a fork prints is what `python NAME.py` prints, for each kind of snippet."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.linked import files_beside, files_by_topic
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import discover, make_snippet

# Plain, raises, warns, torchrun, spawn, and what else could tell the two apart.
KINDS = [
    "first_sum",
    "inner_sizes_differ",
    "target_has_other_shape",
    "cuda_without_cuda",
    "ranks_agree",
    "spawned_worker",
    "line_drawn",
    "reads_heights",
]


@pytest.mark.parametrize("name", KINDS)
def test_a_fork_prints_what_a_fresh_python_prints(
    name: str, tiny: Site, runner: Runner
) -> None:
    (snippet,) = [s for s in discover(tiny)[0] if s.stem == name]
    files = files_beside(files_by_topic(tiny), snippet.topic, snippet.name)
    forked, fresh = (
        next(runner.run([Job(snippet, files, fresh)])) for fresh in (False, True)
    )
    assert forked.output == fresh.output
    assert forked.exit_code == fresh.exit_code
    assert forked.artefacts == fresh.artefacts


TRICKY = {
    "chained exceptions": (
        "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n"
        "    raise ValueError('no') from error\n"
    ),
    "syntax error": "print('never')\nfor\n",
    "exit handler": "import atexit\natexit.register(print, 'bye')\nprint('hi')\n",
    "temporary folder": (
        "import tempfile, weakref\nkept = tempfile.TemporaryDirectory()\n"
        "weakref.finalize(kept, print, 'cleaned')\n"
    ),
    "thread at the end": (
        "import threading, time\n"
        "threading.Thread(target=lambda: (time.sleep(0.1), print('late'))).start()\n"
        "print('main ends')\n"
    ),
    "error in a thread": (
        "import threading\nt = threading.Thread(target=lambda: 1 / 0)\n"
        "t.start()\nt.join()\n"
    ),
    "logging": "import logging\nlogging.warning('careful')\n",
    "loader workers": (
        "import torch\nfrom torch.utils.data import DataLoader\n"
        "if __name__ == '__main__':\n"
        "    for batch in DataLoader(list(range(4)), batch_size=2, num_workers=1):\n"
        "        print(batch)\n"
    ),
    "pickle of a class of main": (
        "import pickle\nclass Point:\n    pass\n"
        "print(pickle.loads(pickle.dumps(Point)))\n"
    ),
    "warning of one's own": "import warnings\nwarnings.warn('mind', UserWarning)\n",
    "anomaly mode, which prints the stack of the forward pass": (
        "import torch\nx = torch.tensor(-1.0, requires_grad=True)\n"
        "with torch.autograd.set_detect_anomaly(True):\n    x.sqrt().backward()\n"
    ),
    "collecting garbage": (
        "import gc, weakref\nclass Node: pass\nnode = Node()\nnode.self = node\n"
        "gone = weakref.ref(node)\ndel node\ngc.collect()\nprint(gone())\n"
        "import torch, matplotlib.pyplot\ngc.collect()\nprint('collected')\n"
    ),
    "optimizer": (
        "import torch\nweight = torch.nn.Parameter(torch.ones(2))\n"
        "optimizer = torch.optim.Adam([weight], lr=0.5)\nweight.sum().backward()\n"
        "optimizer.step()\nprint(weight)\n"
    ),
}


@pytest.mark.parametrize("kind", TRICKY)
def test_state_of_the_interpreter_does_not_show(kind: str, run) -> None:  # type: ignore[no-untyped-def]
    forked, fresh = (run(TRICKY[kind], fresh=fresh) for fresh in (False, True))
    assert (forked.output, forked.exit_code) == (fresh.output, fresh.exit_code)


def test_without_forks_nothing_is_imported_for_a_program(tmp_path: Path) -> None:
    code = "import sys\nprint('torch' in sys.modules, __name__)\n"
    snippet, faults = make_snippet("looks.py", code, "looks.py")
    assert faults == []
    with Runner(tmp_path, forks=False) as runner:
        (run,) = runner.run([Job(snippet)])
    assert (run.output, run.exit_code) == ("False __main__\n", 0)

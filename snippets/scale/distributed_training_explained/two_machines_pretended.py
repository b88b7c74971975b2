import os
import subprocess
import sys
from pathlib import Path

Path("train.py").write_text("""
import os

names = "RANK", "LOCAL_RANK", "WORLD_SIZE", "LOCAL_WORLD_SIZE"
line = " ".join(f"{name}={os.environ[name]}" for name in names)
print(line + "\\n", end="")
""")
torchrun = [sys.executable, "-m", "torch.distributed.run"]
torchrun += ["--nnodes=2", "--nproc-per-node=2", "--rdzv-backend=c10d"]
torchrun += ["--rdzv-endpoint=localhost:29573", "train.py"]
machines = [
    subprocess.Popen(
        torchrun,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    for machine in range(2)
]
lines = [machine.communicate()[0] for machine in machines]
print(*sorted("".join(lines).splitlines()), sep="\n")

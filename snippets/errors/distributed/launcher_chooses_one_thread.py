import os
import subprocess
import sys
from pathlib import Path

Path("train.py").write_text(
    "import os, sys\n"
    "sys.stdout.write(os.environ['OMP_NUM_THREADS'] + ' ')\n"
)
os.environ.pop("OMP_NUM_THREADS", None)
launcher = [sys.executable, "-m", "torch.distributed.run"]
run = subprocess.run(
    [*launcher, "--standalone", "--nproc-per-node=2", "train.py"],
    capture_output=True,
    text=True,
)
for line in run.stderr.splitlines():
    if "Setting OMP_NUM_THREADS" in line:
        print(line.rpartition("] ")[2])
print("threads for each process:", run.stdout.split())

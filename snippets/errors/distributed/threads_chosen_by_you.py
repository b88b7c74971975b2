import os
import subprocess
import sys
from pathlib import Path

Path("train.py").write_text(
    "import os, sys\n"
    "sys.stdout.write(os.environ['OMP_NUM_THREADS'] + ' ')\n"
)
os.environ["OMP_NUM_THREADS"] = "2"
launcher = [sys.executable, "-m", "torch.distributed.run"]
run = subprocess.run(
    [*launcher, "--standalone", "--nproc-per-node=2", "train.py"],
    capture_output=True,
    text=True,
)
print("notices:", run.stderr.count("OMP_NUM_THREADS"))
print("threads for each process:", run.stdout.split())

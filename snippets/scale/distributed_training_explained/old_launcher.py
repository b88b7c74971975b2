import subprocess
import sys
from pathlib import Path

old = """
import argparse
parser = argparse.ArgumentParser()
parser.add_argument("--local_rank", type=int)
print(parser.parse_args())
"""
both = old.replace('("--local_rank"', '("--local-rank", "--local_rank"')
launcher = [sys.executable, "-m", "torch.distributed.launch"]

for script in (old, both):
    Path("train.py").write_text(script)
    run = subprocess.run(
        [*launcher, "--nproc-per-node=1", "train.py"],
        capture_output=True,
        text=True,
    )
    for line in (run.stdout + run.stderr).splitlines():
        if "error: " in line or "Namespace" in line:
            print(line)

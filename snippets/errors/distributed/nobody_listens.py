import subprocess
import sys

rank_1 = """
from datetime import timedelta
import torch.distributed as dist
dist.TCPStore("localhost", 29572, timeout=timedelta(seconds=1))
"""
run = subprocess.run(
    [sys.executable, "-c", rank_1], capture_output=True, text=True
)
for line in run.stderr.splitlines():
    if line.startswith("torch.distributed"):
        print(line)

import subprocess
import sys

rank_0 = """
from datetime import timedelta
import torch.distributed as dist
store = dist.TCPStore("localhost", 0, is_master=True)
store.wait(["address of rank 1"], timedelta(seconds=1))
"""
run = subprocess.run(
    [sys.executable, "-c", rank_0], capture_output=True, text=True
)
print(run.stderr.splitlines()[-1])

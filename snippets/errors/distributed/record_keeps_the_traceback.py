import subprocess
import sys
from pathlib import Path

Path("train.py").write_text(
    """
from torch.distributed.elastic.multiprocessing.errors import record

@record
def main():
    rows = []
    print(rows[0])

main()
"""
)
launcher = [sys.executable, "-m", "torch.distributed.run"]
command = [*launcher, "--standalone", "--nproc-per-node=1", "train.py"]
run = subprocess.run(command, capture_output=True, text=True)
summary = run.stderr.partition("Root Cause")[2]
for line in summary.splitlines():
    if "traceback :" in line or "Error" in line:
        print(line.strip())

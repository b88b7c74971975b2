import subprocess
import sys
from pathlib import Path

Path("train.py").write_text(
    "import os, sys\nprint(sys.argv[1:], os.environ['LOCAL_RANK'])\n"
)
run = subprocess.run(
    [sys.executable, "-m", "torch.distributed.run", "--standalone", "train.py"],
    capture_output=True,
    text=True,
)
print("FutureWarning:", "FutureWarning" in run.stderr)
print("arguments and local rank:", run.stdout.strip())

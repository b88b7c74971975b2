import subprocess
import sys
from pathlib import Path

Path("train.py").write_text("rows = []\nprint(rows[0])\n")
launcher = [sys.executable, "-m", "torch.distributed.run"]
run = subprocess.run(
    [*launcher, "--standalone", "--nproc-per-node=1", "train.py"],
    capture_output=True,
    text=True,
)
error, launcher_traceback = run.stderr.split("failed (exitcode", 1)
print("far above:", "IndexError: list index out of range" in error)
for line in launcher_traceback.splitlines():
    if "Errors" in line or "errors.Child" in line or "traceback :" in line:
        print(line.strip())

import subprocess
import sys
from pathlib import Path

Path("train.py").write_text("import sys\nprint(sys.argv[1:])\n")
run = subprocess.run(
    [sys.executable, "-m", "torch.distributed.launch", "train.py"],
    capture_output=True,
    text=True,
)
warning = run.stderr[run.stderr.index("FutureWarning") :].splitlines()
print(*warning[:3], sep="\n")
print("arguments of the script:", run.stdout.strip())

import runpy
import sys
from pathlib import Path

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
names = runpy.run_path(str(path))


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


for name in ("bytes_per_rank", "smallest_stage"):
    if name not in names:
        fail(f"the file defines no function named {name}.")

for stage, expected in enumerate((16e9, 5.5e9, 3.75e9, 2e9)):
    got = names["bytes_per_rank"](1e9, 8, stage)
    if got is None or abs(got - expected) > 1e6:
        fail(
            f"1e9 parameters, 8 ranks, stage {stage}: got {got}, "
            f"expected {expected:.2e} bytes."
        )

jobs = [
    (1e9, 8, 17e9, 0),
    (7e9, 8, 40e9, 1),
    (7e9, 8, 30e9, 2),
    (70e9, 8, 56e9, None),
]
for parameters, ranks, room, expected in jobs:
    got = names["smallest_stage"](parameters, ranks, room)
    if got != expected:
        fail(
            f"{parameters:.0e} parameters on {ranks} ranks with {room:.0e} "
            f"bytes each: got stage {got}, expected {expected}."
        )

print("Passed: you shard no more than the memory asks for.")

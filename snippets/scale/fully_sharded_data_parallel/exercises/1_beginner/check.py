import runpy
import sys
from pathlib import Path

import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
rows_held = runpy.run_path(str(path)).get("rows_held")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if rows_held is None:
    fail("the file defines no function named rows_held.")

for rows, ranks in ((16, 4), (5, 4), (9, 4), (2, 3)):
    expected = []
    for rank in range(ranks):
        dist.init_process_group("fake", rank=rank, world_size=ranks)
        layer = nn.Linear(3, rows)
        fully_shard(layer)
        expected.append(layer.weight.to_local().shape[0])
        dist.destroy_process_group()
    answer = rows_held(rows, ranks)
    if sum(answer) != rows:
        fail(
            f"{rows} rows on {ranks} ranks: yours add up to {sum(answer)}. "
            "A row may not get lost."
        )
    if list(answer) != expected:
        fail(
            f"{rows} rows on {ranks} ranks: fully_shard deals out {expected}, "
            f"you say {list(answer)}. Who gets the full share?"
        )

print("Passed: you can tell which rank holds what before you start a job.")

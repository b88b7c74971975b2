# raises: ValueError
import os

import torch.distributed as dist

print("RANK:", os.environ.get("RANK"))
dist.init_process_group("gloo")

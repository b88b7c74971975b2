# raises: DistStoreError
from datetime import timedelta

import torch.distributed as dist

wait = timedelta(seconds=1)
print("waiting for 2 ranks")
store = dist.TCPStore(
    "localhost", 0, world_size=2, is_master=True, timeout=wait
)
print("all ranks are here")

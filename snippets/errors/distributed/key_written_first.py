from datetime import timedelta

import torch.distributed as dist

store = dist.HashStore()
store.set("address of rank 1", "10.0.0.2")
store.wait(["address of rank 1"], timedelta(seconds=1))
print(store.get("address of rank 1").decode())

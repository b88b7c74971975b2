# run: torchrun --nproc-per-node=2
import io
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo")
model = nn.Linear(1000, 1000)
fully_shard(model)
if dist.get_rank() == 0:
    file = io.BytesIO()
    torch.save(model.state_dict(), file)
    loaded = torch.load(io.BytesIO(file.getvalue()))["weight"]
    print(f"weight says {loaded.numel():,} numbers")
    print(f"the file is {file.tell() / 1e6:.1f} MB, the model 4.0 MB")
    print(f"loaded: {tuple(loaded.to_local().shape)} of {tuple(loaded.shape)}")
dist.destroy_process_group()
time.sleep(1)

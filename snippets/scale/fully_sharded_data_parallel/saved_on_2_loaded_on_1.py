# run: torchrun --nproc-per-node=2
import os
import time
import warnings

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(0)
model = nn.Linear(4, 3)
before = model.weight.detach().clone()
fully_shard(model)
warnings.simplefilter("ignore")
dcp.save(model.state_dict(), checkpoint_id="step_20")
dist.destroy_process_group()

if rank == 0:
    print(sorted(os.listdir("step_20")))
    model = nn.Linear(4, 3)
    state = model.state_dict()
    dcp.load(state, checkpoint_id="step_20", no_dist=True)
    print("equal on one process:", torch.equal(model.weight, before))
time.sleep(1)

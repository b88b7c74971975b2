# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.checkpoint.state_dict import (
    StateDictOptions,
    get_model_state_dict,
    set_model_state_dict,
)
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo")
torch.manual_seed(0)
saved = nn.Linear(4, 2).state_dict()
model = nn.Linear(4, 2)
fully_shard(model)

given = dict(saved)
options = StateDictOptions(full_state_dict=True)
set_model_state_dict(model, given, options=options)
options = StateDictOptions(full_state_dict=True, cpu_offload=True)
whole = get_model_state_dict(model, options=options)

keys = [None, None]
dist.all_gather_object(keys, list(whole))
if dist.get_rank() == 0:
    print("here:", tuple(model.weight.to_local().shape), "of", (2, 4))
    print("the dict that was given now holds:", type(given["weight"]).__name__)
    print("keys on each rank:", keys)
    print("as saved:", all(torch.equal(whole[k], saved[k]) for k in saved))
    nn.Linear(4, 2).load_state_dict(whole)
dist.destroy_process_group()
time.sleep(1)

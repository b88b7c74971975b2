import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
trained = DistributedDataParallel(nn.Sequential(nn.Linear(2, 1)))


def compare(way, state, strict=True):
    model = nn.Sequential(nn.Linear(2, 1))
    model.load_state_dict(state, strict=strict)
    same = torch.equal(model[0].weight, trained.module[0].weight)
    print(f"{way}: trained weights loaded: {same}")


compare("strict=False", trained.state_dict(), strict=False)
compare("saved from ddp.module", trained.module.state_dict())
state = trained.state_dict()
consume_prefix_in_state_dict_if_present(state, "module.")
compare("prefix consumed", state)
first_key = list(nn.DataParallel(nn.Linear(2, 1)).state_dict())[0]
print("first key of nn.DataParallel:", first_key)
del trained
dist.destroy_process_group()

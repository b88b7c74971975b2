import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(*[nn.Linear(512, 512, bias=False) for _ in range(4)])
ddp = DistributedDataParallel(model, bucket_cap_mb=2)
layers = {p: name[0] for name, p in model.named_parameters()}
events = []


def note_bucket(state, bucket):
    inside = "+".join(layers[p] for p in bucket.parameters())
    events.append(f"SEND {inside}")
    sent = torch.futures.Future()
    sent.set_result(bucket.buffer())
    return sent


ddp.register_comm_hook(None, note_bucket)
for p in model.parameters():
    p.register_post_accumulate_grad_hook(lambda p: events.append(layers[p]))
for step in range(2):
    events.clear()
    ddp(torch.ones(4, 512)).sum().backward()
    print(f"step {step}:", ", ".join(events))
del ddp
dist.destroy_process_group()

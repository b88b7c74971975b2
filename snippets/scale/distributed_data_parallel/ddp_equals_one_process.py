# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()
torch.manual_seed(0)
features = torch.randn(64, 3)
data = TensorDataset(features, features.sum(1, keepdim=True))


def train(model, batch_size, sampler):
    loader = DataLoader(data, batch_size=batch_size, sampler=sampler)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(3):
        sampler.set_epoch(epoch)
        for x, y in loader:
            loss = nn.functional.mse_loss(model(x), y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return loss.item(), len(loader)


alone, shared = nn.Linear(3, 1), nn.Linear(3, 1)
shared.load_state_dict(alone.state_dict())
one = train(alone, 32, DistributedSampler(data, num_replicas=1, rank=0))
both = train(DistributedDataParallel(shared), 16, DistributedSampler(data))
same = torch.allclose(shared.weight, alone.weight, atol=1e-5)
rows = [None] * ranks
dist.all_gather_object(rows, (both[0], same))
if rank == 0:
    print(f"one process: {one[1]} steps per epoch, last loss {one[0]:.4f}")
    for name, (loss, same) in enumerate(rows):
        print(f"rank {name}: {both[1]} steps per epoch, last loss {loss:.4f}")
        print("        same weights as one process:", same)
dist.destroy_process_group()

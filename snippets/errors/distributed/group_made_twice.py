# raises: ValueError
import torch.distributed as dist


def train(fold):
    store = dist.HashStore()
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    print("fold", fold, "trained")


for fold in range(2):
    train(fold)

import torch
from torch import nn


class Block(nn.Module):
    def __init__(self, mask):
        super().__init__()
        self.register_buffer("mask", mask, persistent=False)


def report(when, model):
    masks = list(model.buffers())
    size = sum(mask.nbytes for mask in masks)
    print(f"{when}: {len(masks)} masks, {size:,} bytes")


mask = torch.ones(1024, 1024, dtype=torch.bool).tril()
blocks = nn.ModuleList(Block(mask) for _ in range(12))
report("built", blocks)
blocks.to("cpu")
report("moved to where it was", blocks)
blocks.to("meta")
report("moved away", blocks)

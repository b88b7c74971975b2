import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)
        self.scale = nn.Parameter(torch.ones(2))
        self.register_buffer("mean", torch.zeros(2))
        self.register_buffer("mask", torch.ones(2), persistent=False)
        self.shift = torch.zeros(2)
        self.listed = [nn.Linear(2, 2)]
        self.named = {"head": nn.Linear(2, 1)}


model = Model().to("meta")
print("moved by model.to:")
for kind in ("parameters", "buffers"):
    for name, tensor in getattr(model, f"named_{kind}")():
        print(f"  {name}: {tensor.device}, saved: {name in model.state_dict()}")
print("left behind:")
print("  shift:", model.shift.device)
print("  listed:", model.listed[0].weight.device)
print("  named:", model.named["head"].weight.device)

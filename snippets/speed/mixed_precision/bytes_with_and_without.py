import torch
from torch import nn

model = nn.Sequential(
    nn.Linear(512, 512), nn.ReLU(),
    nn.Linear(512, 512), nn.ReLU(),
    nn.Linear(512, 1),
)
weights = {p.data_ptr() for p in model.parameters()}


def kept_for_backward(rows, mixed):
    storages = {}

    def note(tensor):
        storages[tensor.data_ptr()] = tensor.untyped_storage().nbytes()
        return tensor

    autocast = torch.autocast("cpu", torch.bfloat16, enabled=mixed)
    hooks = torch.autograd.graph.saved_tensors_hooks(note, lambda t: t)
    batch = torch.randn(rows, 512)
    with autocast, hooks:
        outputs = model(batch)
    return sum(n for p, n in storages.items() if p not in weights) / 1e6


print(f"weights: {sum(p.nbytes for p in model.parameters()) / 1e6:.1f} MB, "
      "with and without autocast")
for rows in (1, 64, 4096):
    plain, mixed = kept_for_backward(rows, False), kept_for_backward(rows, True)
    print(f"{rows:4} rows: beside them {plain:4.1f} MB kept for backward, "
          f"with autocast {mixed:4.1f} MB")

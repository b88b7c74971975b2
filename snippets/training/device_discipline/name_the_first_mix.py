import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves


class OneDevice(TorchDispatchMode):
    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        leaves = tree_leaves((args, kwargs))
        tensors = [t for t in leaves if isinstance(t, torch.Tensor)]
        devices = [str(t.device) for t in tensors if t.dim() > 0]
        if len(set(devices)) > 1:
            raise RuntimeError(f"{operation} got {devices}")
        return operation(*args, **(kwargs or {}))


boxes, rows = torch.ones(3), torch.tensor([0, 1])
attempts = {
    "Conv2d": lambda: nn.Conv2d(3, 8, 3).to("meta")(torch.ones(1, 3, 8, 8)),
    "Embedding": lambda: nn.Embedding(9, 2).to("meta")(rows),
    "matmul": lambda: torch.ones(2, 2, device="meta") @ torch.ones(2, 2),
    "write": lambda: boxes.index_put_([rows.to("meta")], torch.zeros(2)),
}
for name, attempt in attempts.items():
    print(f"{name}: no complaint, result on {attempt().device}")
    try:
        with OneDevice():
            attempt()
    except RuntimeError as error:
        print("  ", error)
print("boxes after the write:", boxes.tolist())

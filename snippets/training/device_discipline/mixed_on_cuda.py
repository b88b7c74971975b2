# needs: cuda
import torch
from torch import nn
from torch.nn import functional as F

near, far = torch.ones(4, 4), torch.ones(4, 4, device="cuda")
ids, mask = torch.tensor([1, 2]), far[0] > 0
image = torch.ones(1, 3, 8, 8)
missing = f"cuda:{torch.cuda.device_count()}"

attempts = {
    "sum": lambda: near + far,
    "Linear, model forgotten": lambda: nn.Linear(4, 2)(far),
    "Linear, batch forgotten": lambda: nn.Linear(4, 2).cuda()(near),
    "Conv2d, model forgotten": lambda: nn.Conv2d(3, 8, 3)(image.cuda()),
    "Conv2d, batch forgotten": lambda: nn.Conv2d(3, 8, 3).cuda()(image),
    "Conv2d, float64": lambda: nn.Conv2d(3, 8, 3).cuda()(image.double().cuda()),
    "Embedding, ids forgotten": lambda: nn.Embedding(9, 2).cuda()(ids),
    "class weights": lambda: F.cross_entropy(far[:2], ids.cuda(), near[0]),
    "mask on the GPU": lambda: near[0][mask],
    "numpy": lambda: far.numpy(),
    "a GPU too many": lambda: torch.ones(1, device=missing),
}
for name, attempt in attempts.items():
    try:
        attempt()
        print(f"{name}: no error")
    except Exception as error:
        print(f"{name}: {type(error).__name__}: {str(error).splitlines()[0]}")

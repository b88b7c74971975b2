# warns: UserWarning
import torch
from torch import nn

target = torch.tensor([[1.0, 0.0, 0.0, 0.0]])
guess = torch.full((1, 4), 0.25).log()
for reduction in ("mean", "batchmean"):
    loss = nn.functional.kl_div(guess, target, reduction=reduction)
    print(f"{reduction}: {loss.item():.2f}")

import torch

losses = [torch.tensor(0.5), torch.tensor(0.25)]

print("as tensors:", torch.stack(losses).mean().item())
print(
    "as numbers:", torch.tensor([loss.item() for loss in losses]).mean().item()
)

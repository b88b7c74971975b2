import torch

losses = torch.tensor([0.5, 0.25, 1.0])
for mask in (
    torch.tensor([True, False, True]),
    torch.zeros(3, dtype=torch.bool),
):
    total = (losses * mask).sum()
    print(
        "kept",
        mask.sum().item(),
        "mean",
        (total / mask.sum().clamp(min=1)).item(),
    )

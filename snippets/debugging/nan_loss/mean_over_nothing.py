import torch

row_losses = torch.tensor([0.4, 0.8, 0.6])
some_padding = torch.tensor([True, True, False])
all_padding = torch.tensor([False, False, False])
for keep in (some_padding, all_padding):
    total, count = (row_losses * keep).sum(), keep.sum()
    print("mean of chosen rows:", f"{row_losses[keep].mean().item():.1f}",
          " sum / count:", f"{(total / count).item():.1f}",
          " count at least 1:", f"{(total / count.clamp(min=1)).item():.1f}")

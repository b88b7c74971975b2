import torch

scores = torch.tensor([0.2, 0.4, 0.1])
for threshold in (0.3, 0.5):
    kept = scores[scores > threshold]
    best = f"{kept.max():.1f}" if kept.numel() else "nothing"
    print(f"above {threshold}: {best}")

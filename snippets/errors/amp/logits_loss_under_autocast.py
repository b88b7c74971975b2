import torch

scores = torch.tensor([30.0, -30.0, 0.0])
labels = torch.tensor([1.0, 0.0, 1.0])
with torch.autocast("cpu", dtype=torch.float16):
    loss = torch.nn.functional.binary_cross_entropy_with_logits(scores, labels)
print(loss.dtype, f"{loss.item():.3f}")

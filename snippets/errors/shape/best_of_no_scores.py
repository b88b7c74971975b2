# raises: RuntimeError
import torch

scores = torch.tensor([0.2, 0.4, 0.1])
for threshold in (0.3, 0.5):
    print(f"above {threshold}: {scores[scores > threshold].max():.1f}")

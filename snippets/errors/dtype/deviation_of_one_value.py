# warns: UserWarning
import torch

rewards = torch.tensor([[1.0, 3.0], [2.0, 2.0]])

print("two rewards:", rewards.var(dim=1).tolist())
print("one reward:", rewards[:, :1].var(dim=1).tolist())

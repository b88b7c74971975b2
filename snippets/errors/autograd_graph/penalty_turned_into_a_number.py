# warns: UserWarning
import torch

weight = torch.tensor([3.0], requires_grad=True)
penalty = torch.tensor([weight.square(), weight.abs()])
print("penalty:", penalty.tolist())
print("penalty needs grad:", penalty.requires_grad)

import torch

lengths = torch.tensor([3, 1])
is_token = torch.arange(4) < lengths[:, None]

print("padding:", (~is_token).int().tolist())
print("weights:", (1 - is_token.float()).tolist())

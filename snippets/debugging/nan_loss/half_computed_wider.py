import torch

activation, zero = torch.tensor([300.0, 0.0], dtype=torch.float16)
epsilon = torch.finfo(torch.float16).tiny
print("300 squared:      ", activation.float().square().item())
print("0 / (0 + epsilon):", (zero / (zero + epsilon)).item())

scores = torch.zeros(2, 3, dtype=torch.float16)
padding = torch.tensor([[False, False, True], [False, True, True]])
lowest = torch.finfo(scores.dtype).min
print("lowest float16:   ", lowest)
weights = scores.masked_fill(padding, lowest).softmax(dim=1)
print("weights:          ", weights.tolist())

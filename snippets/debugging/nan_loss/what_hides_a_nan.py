import torch

nan, inf = torch.tensor(float("nan")), torch.tensor(float("inf"))
one, scores = torch.tensor(1.0), torch.tensor([[float("nan"), 1.0]])
print("relu(nan)          ", nan.relu().item())
print("clamp(nan, 0, 1)   ", nan.clamp(0, 1).item())
print("sigmoid(nan)       ", nan.sigmoid().item())
print("inf * 0            ", (inf * 0).item())
print("where(nan > 0, ...)", torch.where(nan > 0, nan, 0.0).item())
print("nan_to_num(nan)    ", nan.nan_to_num().item())
print("fmax(nan, 1)       ", torch.fmax(nan, one).item())
print("max(0.0, nan)      ", max(0.0, nan.item()))
print("argmax([nan, 1])   ", scores.argmax(dim=1).item())
print("clamp(inf, 0, 1)   ", inf.clamp(0, 1).item())

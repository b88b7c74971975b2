import torch

encodings = {"ids": torch.tensor([101, 2054, 102])}
shared = torch.as_tensor(encodings["ids"])
copied = encodings["ids"].detach().clone()
copied[0] = 0
print("shared:", shared.tolist(), "copied:", copied.tolist())

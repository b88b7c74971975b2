# warns: UserWarning
import torch

encodings = {"ids": torch.tensor([101, 2054, 102])}
ids = torch.tensor(encodings["ids"])
print(ids.tolist())

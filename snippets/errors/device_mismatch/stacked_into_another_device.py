# raises: RuntimeError
import torch

batch = torch.empty(2, 3, device="meta")
torch.stack([torch.zeros(3), torch.ones(3)], out=batch)

# raises: TypeError
import torch

embedding = torch.tensor([0.5, 1.25, -3.0], dtype=torch.bfloat16)

embedding.numpy()

# raises: RuntimeError
import torch

torch.save(torch.ones(2), "ones.pt")
torch.load("ones.pt", map_location="gpu")

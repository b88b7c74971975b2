# raises: RuntimeError
# build: cpu
import torch

print("built with MPS:", torch.backends.mps.is_built())
torch.ones(2).to("mps")

import torch
from torch import nn

# Label the saved tensors as a GPU machine would.
torch.serialization.register_package(5, lambda s: "cuda:0", lambda s, at: None)
torch.save(nn.Linear(2, 2).state_dict(), "from_gpu.pt")
state = torch.load("from_gpu.pt", map_location="cpu")
print({key: str(value.device) for key, value in state.items()})

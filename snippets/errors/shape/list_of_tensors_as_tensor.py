# raises: ValueError
import torch

collected = [torch.zeros(2), torch.ones(2)]
print("stack:", torch.stack(collected).tolist())
torch.tensor(collected)

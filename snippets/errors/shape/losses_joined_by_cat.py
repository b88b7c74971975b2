# raises: RuntimeError
import torch

losses = [torch.tensor(0.5), torch.tensor(0.25)]
print("stack:", torch.stack(losses).tolist())
torch.cat(losses)

# raises: TypeError
import torch

losses = [torch.tensor(0.5), torch.tensor(0.25).item()]

torch.stack(losses)

# raises: NotImplementedError
import torch

with torch.device("meta"):
    model = torch.nn.Linear(2, 1)
model.to("cpu")

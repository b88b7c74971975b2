# raises: AssertionError
# build: cpu
import torch
from torch import nn

model = nn.Linear(4, 1)
print("built for CUDA:", torch.version.cuda)
print("usable:", torch.cuda.is_available())
print("cards:", torch.cuda.device_count())
model.to("cuda")

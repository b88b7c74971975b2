import torch
from torch import nn

device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")

model = nn.Linear(4, 1).to(device)
features = torch.ones(8, 4).to(device)
labels = torch.zeros(8, 1, device=device)

print("CUDA GPU usable:", torch.cuda.is_available())
print("device picked:", device)
print(model.weight.device, features.device, labels.device)

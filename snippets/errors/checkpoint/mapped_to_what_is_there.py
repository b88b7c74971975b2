# build: cpu
import torch

device = "cpu"
if torch.accelerator.is_available():
    device = torch.accelerator.current_accelerator()
torch.save(torch.ones(2), "ones.pt")
print(torch.load("ones.pt", map_location=device))

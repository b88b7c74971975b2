import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 1)


torch.save(Net(), "net.pt")
del Net
try:
    torch.load("net.pt", weights_only=False)
except AttributeError as error:
    print("AttributeError:", str(error).split(" from ")[0])

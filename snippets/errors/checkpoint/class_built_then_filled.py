import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 1)


torch.save(Net().state_dict(), "net.pt")
net = Net()
print(net.load_state_dict(torch.load("net.pt")))

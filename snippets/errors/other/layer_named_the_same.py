import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(3, 4)
        self.output = nn.Linear(4, 2)

    def forward(self, x):
        return self.output(self.hidden(x))


net = Net()
print("layers:", [name for name, _ in net.named_children()])
print("output:", tuple(net(torch.ones(1, 3)).shape))

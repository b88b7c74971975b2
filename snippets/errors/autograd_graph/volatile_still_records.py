# warns: UserWarning
import torch
from torch import nn
from torch.autograd import Variable

model = nn.Linear(2, 1)
features = Variable(torch.ones(4, 2), volatile=True)
print("recorded:", model(features).requires_grad)

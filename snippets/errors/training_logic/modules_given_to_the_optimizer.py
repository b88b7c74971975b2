# raises: TypeError
import torch
from torch import nn

encoder, decoder = nn.Linear(4, 2), nn.Linear(2, 4)
torch.optim.Adam([encoder, decoder], lr=0.01)

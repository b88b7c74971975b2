# raises: RuntimeError
import torch
from torch import nn

torch.save(nn.Linear(3, 1).state_dict(), "plain.pt")
wrapped = nn.DataParallel(nn.Linear(3, 1))
wrapped.load_state_dict(torch.load("plain.pt"))

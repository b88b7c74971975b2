# raises: RuntimeError
import torch
from torch import nn

policy = nn.GRU(input_size=4, hidden_size=8, batch_first=True)
state = torch.zeros(1, 1, 8)
observation = torch.zeros(1, 4)
print(tuple(policy(observation.unsqueeze(0), state)[0].shape))
policy(observation, state)

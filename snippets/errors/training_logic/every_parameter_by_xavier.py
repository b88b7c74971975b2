# raises: ValueError
from torch import nn

model = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4))
for name, parameter in model.named_parameters():
    print(name, tuple(parameter.shape))
    nn.init.xavier_uniform_(parameter)

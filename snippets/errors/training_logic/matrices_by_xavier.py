from torch import nn

model = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4))
for name, parameter in model.named_parameters():
    if parameter.dim() > 1:
        nn.init.xavier_uniform_(parameter)
        print("by Xavier:", name)
nn.init.zeros_(model[0].bias)

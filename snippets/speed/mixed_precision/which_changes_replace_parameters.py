import copy

import torch
from torch import nn

changes = {
    "model.half()": lambda model: model.half(),
    "model.to('meta')": lambda model: model.to("meta"),
    "load_state_dict": lambda model: model.load_state_dict(model.state_dict()),
    "copy.deepcopy(model)": lambda model: copy.deepcopy(model),
    "a new last layer": lambda model: model.append(nn.Linear(2, 1)),
}
for name, change in changes.items():
    model = nn.Sequential(nn.Linear(4, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    result = change(model)
    model = result if isinstance(result, nn.Module) else model
    held = {id(p) for p in optimizer.param_groups[0]["params"]}
    known = sum(id(p) in held for p in model.parameters())
    total = len(list(model.parameters()))
    print(f"{name:21} optimizer holds {known} of {total} parameters")

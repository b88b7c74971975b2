import torch
from torch import nn

trained = nn.Linear(2, 1)
nn.init.constant_(trained.weight, 7.0)
saved = {"model." + key: value for key, value in trained.state_dict().items()}

fresh = nn.Linear(2, 1)
fresh.load_state_dict(saved, strict=False)
print("trained weights loaded:", torch.equal(fresh.weight, trained.weight))

# raises: RuntimeError
from collections import OrderedDict

import torch
from torch import nn


def build(classes):
    parts = OrderedDict(body=nn.Linear(8, 4), head=nn.Linear(4, classes))
    return nn.Sequential(parts)


torch.save(build(1000).state_dict(), "pretrained.pt")
build(10).load_state_dict(torch.load("pretrained.pt"), strict=False)

# raises: FakeTensorDeviceMismatchError
import torch
from torch import nn
from torch._subclasses.fake_tensor import FakeTensorMode

with FakeTensorMode(), torch.no_grad():
    table = torch.ones(10, 3, device="cuda")
    ids = torch.tensor([1, 2])
    print("table:", table.device)
    print("ids:", ids.device)
    nn.functional.embedding(ids, table)

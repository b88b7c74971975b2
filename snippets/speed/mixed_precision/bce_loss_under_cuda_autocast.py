# raises: RuntimeError
import torch
from torch import nn
from torch._subclasses.fake_tensor import FakeTensorMode

torch.set_autocast_enabled("cuda", True)
with FakeTensorMode():
    scores = torch.empty(8, 1, device="cuda", dtype=torch.float16)
    labels = torch.empty(8, 1, device="cuda")
    loss = nn.BCEWithLogitsLoss()(scores, labels)
    print("BCEWithLogitsLoss:", loss.device, loss.dtype)
    nn.BCELoss()(scores.sigmoid(), labels)

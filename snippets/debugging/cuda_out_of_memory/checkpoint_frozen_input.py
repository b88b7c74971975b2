# raises: RuntimeError
# warns: UserWarning
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

frozen = nn.Linear(4, 4).requires_grad_(False)
adapter = nn.Linear(4, 4)
features = torch.ones(2, 4)

output = checkpoint(lambda x: frozen(x) + adapter(x), features)
output.sum().backward()

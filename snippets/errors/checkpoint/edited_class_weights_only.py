import importlib
import sys
from pathlib import Path

import torch

source = "from torch import nn\n\n\nclass Net(nn.Module):\n    sides = 1\n"
Path("net.py").write_text(source)
sys.path.insert(0, ".")
net = importlib.import_module("net")
torch.save(net.Net().state_dict(), "net.pt")

Path("net.py").write_text(source + "    depth = 2\n")
print(net.Net().load_state_dict(torch.load("net.pt")))

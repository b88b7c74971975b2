# warns: SourceChangeWarning
import importlib
import linecache
import sys
from pathlib import Path

import torch

source = "from torch import nn\n\n\nclass Net(nn.Module):\n    sides = 1\n"
Path("net.py").write_text(source)
sys.path.insert(0, ".")
net = importlib.import_module("net")
torch.save(net.Net(), "net.pt", _use_new_zipfile_serialization=False)

Path("net.py").write_text(source + "    depth = 2\n")
linecache.checkcache()
model = torch.load("net.pt", weights_only=False)
print("loaded all the same:", model)

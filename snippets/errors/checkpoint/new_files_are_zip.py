import zipfile
from pathlib import Path

import torch

torch.save({"weight": torch.ones(2)}, "model.pt")
print("first bytes:", Path("model.pt").read_bytes()[:2])
print("zip archive:", zipfile.is_zipfile("model.pt"))

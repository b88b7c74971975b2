import pickle
from pathlib import Path

import torch

Path("epoch.pkl").write_bytes(pickle.dumps({"epoch": 3, "loss": 0.5}))
progress = pickle.loads(Path("epoch.pkl").read_bytes())
torch.save(progress, "epoch.pt")
print(torch.load("epoch.pt"))

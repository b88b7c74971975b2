from pathlib import Path

import torch

path = Path("checkpoints/run_1/epoch_3.pt")
path.parent.mkdir(parents=True, exist_ok=True)
torch.save({"epoch": 3}, path)

print("loaded:", torch.load(path))

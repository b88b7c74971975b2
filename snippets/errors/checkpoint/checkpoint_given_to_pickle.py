# raises: UnpicklingError
import pickle
from pathlib import Path

import torch

torch.save({"weight": torch.ones(2)}, "model.pkl")
pickle.loads(Path("model.pkl").read_bytes())

# raises: RuntimeError
import pickle

import torch

with open("epoch.pt", "wb") as file:
    pickle.dump({"epoch": 3, "loss": 0.5}, file)
torch.load("epoch.pt", weights_only=False)

# raises: UnpicklingError
import pickle

import torch

torch.save({"weight": torch.ones(2)}, "model.pkl")
with open("model.pkl", "rb") as file:
    pickle.load(file)

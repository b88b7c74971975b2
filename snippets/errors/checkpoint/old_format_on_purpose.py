import zipfile

import torch

state = {"weight": torch.ones(2)}
torch.save(state, "model.pt", _use_new_zipfile_serialization=False)
print("zip archive:", zipfile.is_zipfile("model.pt"))
print("today's torch reads it too:", torch.load("model.pt"))

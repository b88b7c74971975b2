# raises: RuntimeError
import torch

state = {"bias": torch.zeros(3)}
torch.save(state, "old.pt", _use_new_zipfile_serialization=False)
torch.load("old.pt", mmap=True)

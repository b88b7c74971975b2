import torch

state = {"bias": torch.zeros(3)}
torch.save(state, "old.pt", _use_new_zipfile_serialization=False)
torch.save(torch.load("old.pt"), "new.pt")
print(torch.load("new.pt", mmap=True))

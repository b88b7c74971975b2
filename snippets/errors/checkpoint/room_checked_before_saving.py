import shutil

import torch

state = {"weight": torch.zeros(5000)}
needed = sum(value.nbytes for value in state.values())
print("bytes of tensors:", needed)
if shutil.disk_usage(".").free < 2 * needed:
    raise OSError("not enough room for a checkpoint")
torch.save(state, "big.pt")
print("saved:", torch.equal(torch.load("big.pt")["weight"], state["weight"]))

import torch

print("on: ", end="")
torch.use_deterministic_algorithms(True)
scratch = torch.empty(2, 2)
print(scratch.tolist(), torch.empty(1, dtype=torch.int64).item())

torch.utils.deterministic.fill_uninitialized_memory = False
reused = torch.full((1000,), 7.0)
del reused
print("filling off, all nan:", torch.empty(1000).isnan().all().item())

import torch

state = torch.get_rng_state()
print(state.dtype, state.numel(), "bytes")
first = torch.rand(1)
torch.set_rng_state(state)
print("same number again:", torch.equal(first, torch.rand(1)))

import torch

torch.manual_seed(0)
print("default generator:", torch.rand(2))

own = torch.Generator().manual_seed(0)
print("own generator:    ", torch.rand(2, generator=own))

state = own.get_state()
first = torch.rand(2, generator=own)
own.set_state(state)
print("drawn again:", torch.equal(first, torch.rand(2, generator=own)))

print("default has seed", torch.initial_seed())

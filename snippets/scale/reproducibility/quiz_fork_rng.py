import torch

torch.manual_seed(0)
with torch.random.fork_rng():
    torch.manual_seed(1)
    inside = torch.rand(1)
after = torch.rand(1)
torch.manual_seed(0)
print(torch.equal(after, torch.rand(1)), torch.equal(after, inside))

import torch

torch.save({"generator": torch.get_rng_state()}, "checkpoint.pt")
checkpoint = torch.load("checkpoint.pt", map_location="cpu")

torch.set_rng_state(checkpoint["generator"])
first = torch.rand(3)
torch.set_rng_state(checkpoint["generator"])
print("same numbers again:", torch.equal(first, torch.rand(3)))

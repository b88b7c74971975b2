# raises: TypeError
import torch

torch.save({"generator": torch.get_rng_state()}, "checkpoint.pt")
checkpoint = torch.load("checkpoint.pt", map_location="meta")
print(checkpoint["generator"].device)

torch.set_rng_state(checkpoint["generator"])

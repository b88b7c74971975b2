# raises: RuntimeError
import torch

gpu_state = torch.zeros(16, dtype=torch.uint8)
torch.set_rng_state(gpu_state)

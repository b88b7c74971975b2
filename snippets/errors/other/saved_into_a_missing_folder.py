# raises: RuntimeError
import torch

torch.save({"epoch": 3}, "checkpoints/run_1/epoch_3.pt")

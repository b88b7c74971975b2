# raises: RuntimeError
import torch

clip, seconds = torch.zeros(90), 100
start = torch.randint(0, len(clip) - seconds, (1,))

# raises: ValueError
import torch

losses = torch.zeros(0)
print("mean of nothing:", losses.mean())
print("in percent:", int(100 * losses.mean()))

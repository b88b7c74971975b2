# raises: RuntimeError
import torch

predictions = torch.zeros(3)
for step, pair in enumerate(torch.ones(3, 2)):
    predictions[step] = pair

# raises: IndexError
import torch

logits = torch.zeros(1, 4)
single = logits.squeeze()
print("squeezed:", tuple(single.shape))
single.softmax(dim=1)

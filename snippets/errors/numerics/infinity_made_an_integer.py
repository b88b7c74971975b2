# raises: OverflowError
import torch

loss = torch.tensor(800.0)
print("perplexity:", int(loss.exp()))

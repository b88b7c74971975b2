# raises: RuntimeError
import torch

weights = torch.tensor([0.5, 0.3, 0.2])
drawn = torch.multinomial(weights, 10, replacement=True)
print(len(drawn), "drawn with replacement")
torch.multinomial(weights, 10)

# raises: RuntimeError
import torch

prices = torch.tensor([[1.0], [2.0], [3.0]])
amounts = torch.tensor([2.0, 0.0, 1.0])
print("squeezed:", torch.dot(prices.squeeze(1), amounts).item())
torch.dot(prices, amounts)

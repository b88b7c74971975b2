# raises: RuntimeError
import torch

logits = torch.tensor([2.0, 1.0, 0.0])
temperature = 0.0
probabilities = (logits / temperature).softmax(dim=0)
print(probabilities)
torch.multinomial(probabilities, num_samples=1)

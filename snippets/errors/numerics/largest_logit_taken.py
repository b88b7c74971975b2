import torch

logits = torch.tensor([2.0, 1.0, 0.0])
temperature = 0.0
if temperature == 0:
    token = logits.argmax()
else:
    token = torch.multinomial((logits / temperature).softmax(dim=0), 1)
print(token)

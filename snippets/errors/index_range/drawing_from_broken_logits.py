# raises: RuntimeError
import torch

logits = torch.tensor([70000.0, 1.0, 2.0]).half().float()
print(logits.tolist())
torch.multinomial(logits.softmax(dim=0), 1)

import torch

logits = torch.tensor([70000.0, 1.0, 2.0]).bfloat16().float()
print(logits.isfinite().all().item())
print(torch.multinomial(logits.softmax(dim=0), 1).item())

# raises: RuntimeError
import torch

log_probs = torch.zeros(3, 5).log_softmax(dim=1)
chosen = torch.tensor([4, 0, 2])
print(tuple(log_probs.gather(1, chosen.unsqueeze(1)).shape))
log_probs.gather(1, chosen)

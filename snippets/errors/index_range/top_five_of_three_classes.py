# raises: RuntimeError
import torch

logits = torch.tensor([[0.1, 2.0, 0.5]])
logits.topk(5)

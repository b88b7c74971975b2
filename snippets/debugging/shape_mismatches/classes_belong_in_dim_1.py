# raises: RuntimeError
import torch
from torch import nn

logits = torch.empty(32, 100, 12778, device="meta")
tokens = torch.empty(32, 100, dtype=torch.int64, device="meta")
cross_entropy = nn.functional.cross_entropy

print("classes moved:", cross_entropy(logits.transpose(1, 2), tokens).shape)
print("both flat:", cross_entropy(logits.flatten(0, 1), tokens.flatten()).shape)
cross_entropy(logits, tokens)

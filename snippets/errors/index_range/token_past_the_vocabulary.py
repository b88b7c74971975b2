# raises: IndexError
import torch
from torch import nn

vocabulary = {"the": 1, "cat": 2, "sat": 3}
embed = nn.Embedding(len(vocabulary), 4)
ids = torch.tensor([vocabulary[word] for word in ("the", "cat", "sat")])
print("largest id:", ids.max().item(), " rows:", embed.num_embeddings)
embed(ids)

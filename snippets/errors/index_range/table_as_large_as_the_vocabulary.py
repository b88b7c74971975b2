import torch
from torch import nn

vocabulary = {"the": 1, "cat": 2, "sat": 3}
embed = nn.Embedding(max(vocabulary.values()) + 1, 4, padding_idx=0)
ids = torch.tensor([vocabulary[word] for word in ("the", "cat", "sat")])
print("largest id:", ids.max().item(), " rows:", embed.num_embeddings)
print(tuple(embed(ids).shape))

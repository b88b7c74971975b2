from torch import nn

words = ["the", "cat", "sat"]
embed = nn.Embedding(len(words) + 1, 8, padding_idx=len(words))
print(embed, embed.weight[embed.padding_idx].abs().sum().item())

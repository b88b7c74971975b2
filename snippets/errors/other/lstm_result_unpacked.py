import torch
from torch import nn

words = torch.zeros(2, 7, 5)
lstm = nn.LSTM(input_size=5, hidden_size=6, batch_first=True)

encoded, (last_hidden, last_cell) = lstm(words)
print(
    "every word:",
    tuple(encoded.shape),
    "mean:",
    tuple(encoded.mean(dim=1).shape),
)
print("after the last word:", tuple(last_hidden[-1].shape))

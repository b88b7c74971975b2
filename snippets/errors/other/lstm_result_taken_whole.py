# raises: AttributeError
import torch
from torch import nn

words = torch.zeros(2, 7, 5)
lstm = nn.LSTM(input_size=5, hidden_size=6, batch_first=True)

encoded = lstm(words)
print("type:", type(encoded).__name__, "of", len(encoded))
encoded.mean(dim=1)

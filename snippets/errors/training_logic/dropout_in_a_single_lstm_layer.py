# warns: UserWarning
import torch
from torch import nn

torch.manual_seed(0)
lstm = nn.LSTM(input_size=2, hidden_size=3, dropout=0.5)
words = torch.ones(4, 1, 2)
print("anything dropped:", not torch.equal(lstm(words)[0], lstm(words)[0]))

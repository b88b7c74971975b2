import numpy as np
import torch
from torch import nn

readings = torch.from_numpy(np.zeros((2, 5, 3)))
lstm = nn.LSTM(input_size=3, hidden_size=4, batch_first=True)

steps, (last_hidden, last_cell) = lstm(readings.to(lstm.weight_ih_l0.dtype))
print("every step:", tuple(steps.shape), steps.dtype)
print("last hidden state:", tuple(last_hidden.shape))

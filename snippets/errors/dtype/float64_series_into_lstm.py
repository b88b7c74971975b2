# raises: ValueError
import numpy as np
import torch
from torch import nn

readings = torch.from_numpy(np.zeros((2, 5, 3)))
lstm = nn.LSTM(input_size=3, hidden_size=4, batch_first=True)

lstm(readings)

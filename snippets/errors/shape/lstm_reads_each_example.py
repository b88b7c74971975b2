import torch
from torch import nn

torch.manual_seed(0)
lstm = nn.LSTM(input_size=2, hidden_size=3, batch_first=True)
patients = torch.zeros(4, 6, 2)
before, _ = lstm(patients)
patients[0] = 1.0
after, _ = lstm(patients)
moved = (after - before).abs().amax(dim=(1, 2)) > 0
print("changed patient 0; outputs that moved:", moved.tolist())

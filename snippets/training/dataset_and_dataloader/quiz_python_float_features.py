import torch
from torch.utils.data import DataLoader

rows = [(0.5, 1), (1.5, 0), (2.5, 1)]
try:
    for feature, label in DataLoader(rows, batch_size=3):
        torch.nn.Linear(1, 1)(feature.unsqueeze(1))
        print("no error")
except Exception as error:
    print(type(error).__name__)

import torch
from torch.nn.utils.rnn import pad_sequence

sentences = [[4, 8, 15], [16, 23]]
rows = [torch.tensor(ids) for ids in sentences]
print(pad_sequence(rows, batch_first=True).tolist())

import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence

sentences = [[5, 1, 7], [2, 9]]
padded = pad_sequence(
    [torch.tensor(ids) for ids in sentences], batch_first=True
)

print("padded:", padded.dtype, padded.tolist())
print("vectors:", tuple(nn.Embedding(10, 4)(padded).shape))

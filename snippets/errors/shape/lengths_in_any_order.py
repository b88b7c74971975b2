import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

texts, lengths = torch.zeros(3, 6, 2), torch.tensor([2, 6, 4])
packed = pack_padded_sequence(
    texts, lengths, batch_first=True, enforce_sorted=False
)
padded, restored = pad_packed_sequence(packed, batch_first=True)
print(tuple(padded.shape), restored.tolist())

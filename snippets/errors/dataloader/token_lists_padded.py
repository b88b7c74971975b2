import torch
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader


def pad(sentences):
    rows = [torch.tensor(sentence) for sentence in sentences]
    return pad_sequence(rows, batch_first=True, padding_value=0)


sentences = [[12, 7, 31], [5, 9]]
print(next(iter(DataLoader(sentences, batch_size=2, collate_fn=pad))))

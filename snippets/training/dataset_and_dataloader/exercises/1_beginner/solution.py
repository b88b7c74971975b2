import torch
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader


def collate(sentences):
    lengths = torch.tensor([len(sentence) for sentence in sentences])
    return pad_sequence(sentences, batch_first=True), lengths


def make_loader(sentences):
    return DataLoader(sentences, batch_size=3, collate_fn=collate)

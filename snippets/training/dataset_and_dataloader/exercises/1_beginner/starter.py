import torch
from torch.utils.data import DataLoader


def collate(sentences):
    lengths = torch.tensor([len(sentence) for sentence in sentences])
    return torch.stack(sentences), lengths


def make_loader(sentences):
    return DataLoader(sentences, batch_size=3, collate_fn=collate)

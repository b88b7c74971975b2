import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(64, 6, 8)
tags = (features @ torch.randn(8, 4)).argmax(dim=2)


def train(rearrange):
    torch.manual_seed(1)
    tagger = nn.Linear(8, 4)
    optimizer = torch.optim.Adam(tagger.parameters(), lr=0.05)
    for step in range(200):
        loss = nn.functional.cross_entropy(rearrange(tagger(features)), tags)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    right = tagger(features).argmax(dim=2) == tags
    print(f"loss {loss:.1f}  right tags {right.float().mean():.0%}")


train(lambda logits: logits.reshape(64, 4, 6))
train(lambda logits: logits.transpose(1, 2))

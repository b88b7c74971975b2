import torch
from torch import nn


def build():
    return nn.Sequential(nn.BatchNorm1d(1), nn.Linear(1, 1))


rows = torch.tensor([[8.0], [12.0]])
trained = build()
trained[0].running_mean.fill_(2.0)
trained.eval()
torch.save(trained.state_dict(), "model.pt")

loaded = build()
loaded.load_state_dict(torch.load("model.pt"))
loaded.eval()
print("same predictions:", torch.allclose(loaded(rows), trained(rows)))
print("training mode:", loaded.training)

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 64), nn.BatchNorm1d(64), nn.Dropout(0.5))
features = torch.randn(32, 4)
for mode in ("train", "eval"):
    model.train(mode == "train")
    with torch.no_grad():
        same_twice = torch.equal(model(features), model(features))
        alone, together = model(features[:2]), model(features)[:2]
    print(f"{mode}: two calls agree: {same_twice},", end=" ")
    print("batch size matters:", not torch.allclose(alone, together, atol=1e-5))

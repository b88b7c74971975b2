import torch
from torch import nn

far = "meta"
model = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 2))
model.to(far)
optimizer = torch.optim.Adam(model.parameters())
features = torch.zeros(32, 2).to(far)
labels = torch.zeros(32, dtype=torch.long).to(far)

logits = model(features)
loss = nn.functional.cross_entropy(logits, labels)
optimizer.zero_grad()
loss.backward()
optimizer.step()

weight = model[0].weight
print("logits:", logits.device)
print("loss:", loss.device)
print("gradient:", weight.grad.device)
for name, value in optimizer.state[weight].items():
    print(f"optimizer's {name}:", value.device)

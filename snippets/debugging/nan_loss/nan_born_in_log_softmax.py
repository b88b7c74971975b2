import torch
from torch import nn

torch.manual_seed(0)
age = torch.randint(18, 80, (64, 1)).float()
income = torch.randint(15, 90, (64, 1)).float() * 1000
features = torch.cat([age, income], dim=1)
labels = (income > 1000 * age).long().squeeze(1)
model = nn.Sequential(nn.Linear(2, 8), nn.LeakyReLU(), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)

loss = nn.functional.cross_entropy(model(features), labels)
while loss.isfinite():
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    activations = model[:2](features)
    logits = model[2](activations)
    loss = nn.functional.cross_entropy(logits, labels)

weights = [p.isfinite().all().item() for p in model.parameters()]
print("weights finite:    ", weights)
print("activations finite:", activations.isfinite().all().item())
products = model[2].weight[0].double() * activations[0].double()
print(f"a product in row 0:  {products.abs().max():.0e}")
row = logits[0].detach()
print("logits of row 0:   ", row.tolist())
print("minus the maximum: ", (row - row.max()).tolist())
print("log-softmax:       ", row.log_softmax(dim=0).tolist())
print("loss:              ", loss.item())

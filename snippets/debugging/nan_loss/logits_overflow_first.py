import torch
from torch import nn

torch.manual_seed(0)
age = torch.randint(18, 80, (64, 1)).float()
income = torch.randint(15, 90, (64, 1)).float() * 1000
features = torch.cat([age, income], dim=1)
labels = (income > 1000 * age).long().squeeze(1)

hidden = nn.Sequential(nn.Linear(2, 8), nn.LeakyReLU())
output = nn.Linear(8, 2)
parameters = [*hidden.parameters(), *output.parameters()]
optimizer = torch.optim.SGD(parameters, lr=0.01)

print("step  weight  hidden  logit   loss")
for step in range(14):
    activations = hidden(features)
    logits = output(activations)
    loss = nn.functional.cross_entropy(logits, labels)
    weights = torch.cat([p.detach().flatten() for p in parameters])
    largest = [t.abs().max() for t in (weights, activations, logits)]
    print(f"{step:4}", *[f"{v:7.0e}" for v in (*largest, loss)])
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

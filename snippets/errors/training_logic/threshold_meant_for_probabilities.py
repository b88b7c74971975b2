import torch
from torch import nn

features = torch.tensor([-0.4, -0.3, -0.2, 0.2, 0.3, 0.4]).view(-1, 1)
labels = (features > 0).float()
model = nn.Linear(1, 1)
nn.init.zeros_(model.weight)
nn.init.zeros_(model.bias)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for step in range(61):
    scores = model(features)
    loss = nn.functional.binary_cross_entropy_with_logits(scores, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 20 == 0:
        right = ((scores > 0.5) == labels).sum().item()
        print(f"step {step:2}: loss {loss.item():.2f}, right {right} of 6")

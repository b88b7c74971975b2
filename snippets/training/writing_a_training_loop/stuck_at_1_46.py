import torch
from torch import nn

torch.manual_seed(0)
centers = torch.randn(10, 20)
labels = torch.arange(10).repeat(30)
features = centers[labels] + torch.randn(300, 20)

perfect = nn.functional.one_hot(torch.arange(10)).float()
floor = nn.functional.cross_entropy(perfect, torch.arange(10))
print(f"perfect probabilities: loss {floor:.4f}")

for ends_in_softmax in (True, False):
    torch.manual_seed(1)
    model = nn.Sequential(nn.Linear(20, 10))
    if ends_in_softmax:
        model.append(nn.Softmax(dim=1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    for step in range(1001):
        outputs = model(features)
        loss = nn.functional.cross_entropy(outputs, labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step in (10, 1000):
            right = (outputs.argmax(dim=1) == labels).float().mean()
            print(f"softmax {ends_in_softmax}, step {step}:", end=" ")
            print(f"loss {loss:.2f}, {right:.0%} right")

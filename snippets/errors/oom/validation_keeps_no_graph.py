import torch

model = torch.nn.Linear(4, 1)
kept = []
with torch.no_grad():
    for _ in range(3):
        kept.append(model(torch.ones(2, 4)))
print("graphs kept:", sum(scores.grad_fn is not None for scores in kept))

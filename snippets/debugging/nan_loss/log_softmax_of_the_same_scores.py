import torch

logits = torch.tensor([[200.0, 0.0], [1.0, 2.0]], requires_grad=True)
targets = torch.tensor([[1.0, 0.0], [0.0, 1.0]])

logs = torch.log_softmax(logits, dim=1)
loss = -(targets * logs).sum(dim=1).mean()
loss.backward()
print("logs:    ", logs[0].tolist())
print(f"loss:     {loss.item():.3f}")
print("gradient:", [f"{g:.3f}" for g in logits.grad.flatten()])

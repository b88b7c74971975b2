import torch

scores = torch.tensor([[-3.0], [0.0], [3.0]], requires_grad=True)
probabilities = scores.sigmoid()
print("probabilities:", [round(p, 2) for p in probabilities.flatten().tolist()])
labels = torch.tensor([[0.0], [0.0], [1.0]])
loss = torch.nn.functional.binary_cross_entropy_with_logits(scores, labels)
loss.backward()
print(f"loss: {loss.item():.2f}", "gradient:", end=" ")
print([round(g, 2) for g in scores.grad.flatten().tolist()])

import torch

scores = torch.tensor([[-3.0], [0.0], [3.0]], requires_grad=True)
probabilities = scores.softmax(dim=1)
print("probabilities:", probabilities.flatten().tolist())
loss = torch.nn.functional.cross_entropy(scores, torch.tensor([0, 0, 0]))
loss.backward()
print("loss:", abs(loss.item()), "gradient:", scores.grad.flatten().tolist())

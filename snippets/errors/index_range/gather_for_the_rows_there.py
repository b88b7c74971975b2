import torch

values = torch.arange(8.0).view(4, 2)
actions = torch.tensor([[0], [1], [1], [0], [1]])
taken = values.gather(1, actions[: len(values)])
print(taken.squeeze(1).tolist())

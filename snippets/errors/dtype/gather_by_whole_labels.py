import torch

q_values = torch.tensor([[0.5, 2.0], [1.5, 0.25]])
actions = torch.tensor([[1.0], [0.0]])

chosen = q_values.gather(1, actions.long())
print("value of each chosen action:", chosen.squeeze(1).tolist())

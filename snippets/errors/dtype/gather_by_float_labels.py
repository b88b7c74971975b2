# raises: RuntimeError
import torch

q_values = torch.tensor([[0.5, 2.0], [1.5, 0.25]])
actions = torch.tensor([[1.0], [0.0]])

q_values.gather(1, actions)

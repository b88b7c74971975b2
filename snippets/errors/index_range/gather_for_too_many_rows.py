# raises: RuntimeError
import torch

values = torch.zeros(4, 2)
actions = torch.tensor([[0], [1], [1], [0], [1]])
values.gather(1, actions)

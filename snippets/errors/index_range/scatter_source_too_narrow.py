# raises: RuntimeError
import torch

board = torch.zeros(2, 4)
places = torch.tensor([[0, 3], [1, 2]])
board.scatter_(1, places, torch.ones(2, 1))

# raises: IndexError
import torch

board = torch.arange(12).view(3, 4)
rows, columns = torch.tensor([0, 2]), torch.tensor([0, 1, 3])
print(board[rows, columns])

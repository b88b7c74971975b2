# raises: RuntimeError
import torch

tokens, projection = torch.zeros(2, 6, 8), torch.zeros(8, 4)
print("matmul:", tuple(torch.matmul(tokens, projection).shape))
torch.mm(tokens, projection)

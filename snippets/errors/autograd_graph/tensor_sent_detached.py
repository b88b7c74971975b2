import torch
from torch.multiprocessing.reductions import reduce_tensor

weight = torch.ones(3, requires_grad=True)
result = (2 * weight).detach()
print("leaf:", result.is_leaf, "needs grad:", result.requires_grad)
rebuild, parts = reduce_tensor(result)
print("arrives as:", rebuild(*parts).tolist())

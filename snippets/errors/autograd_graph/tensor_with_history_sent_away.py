# raises: RuntimeError
import torch
from torch.multiprocessing.reductions import reduce_tensor

weight = torch.ones(3, requires_grad=True)
result = 2 * weight
print("leaf:", result.is_leaf, "needs grad:", result.requires_grad)
reduce_tensor(result)

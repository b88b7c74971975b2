# raises: RuntimeError
import torch

for ids in (torch.arange(5), torch.arange(9)):
    blank = ids.new_zeros(8 - len(ids))
    print(len(ids), "+", len(blank))

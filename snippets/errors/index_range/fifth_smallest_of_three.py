# raises: RuntimeError
import torch

waits = torch.tensor([3.0, 1.0, 2.0])
print("second smallest:", waits.kthvalue(2).values.item())
waits.kthvalue(5)

# warns: UserWarning
import torch

torch.use_deterministic_algorithms(True, warn_only=True)

buffer = torch.zeros(4)
buffer.put_(torch.tensor([2, 2]), torch.tensor([1.0, 5.0]))
print("position 2 was written twice:", buffer[2].item() in (1.0, 5.0))

torch.use_deterministic_algorithms(True)
buffer.scatter_add_(0, torch.tensor([2, 2]), torch.tensor([1.0, 5.0]))
print("scatter_add_ is fine on a CPU")

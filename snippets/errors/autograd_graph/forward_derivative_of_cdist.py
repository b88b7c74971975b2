# raises: NotImplementedError
import torch

points, direction = torch.ones(2, 3), torch.ones(2, 3)
centres = torch.zeros(1, 3)
torch.func.jvp(lambda p: torch.cdist(p, centres), (points,), (direction,))

# raises: AssertionError
import torch

x = torch.tensor([0.1, 0.2, 0.3])
torch.testing.assert_close(x.half().float(), x)

# raises: AssertionError
import torch

torch.testing.assert_close(torch.ones(3).double(), torch.ones(3))

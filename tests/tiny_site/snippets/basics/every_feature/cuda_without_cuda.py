# raises: AssertionError
# build: cpu
import torch

torch.ones(2).cuda()

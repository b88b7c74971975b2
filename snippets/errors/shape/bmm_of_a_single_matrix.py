# raises: RuntimeError
import torch

rotation = torch.eye(3)
clouds = torch.ones(8, 3, 100)
turned = torch.bmm(rotation, clouds)

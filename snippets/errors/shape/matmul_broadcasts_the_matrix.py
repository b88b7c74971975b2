import torch

rotation = torch.eye(3)
clouds = torch.ones(8, 3, 100)
turned = rotation @ clouds
expanded = torch.bmm(rotation.expand(8, -1, -1), clouds)
print(tuple(turned.shape), "same:", torch.equal(turned, expanded))

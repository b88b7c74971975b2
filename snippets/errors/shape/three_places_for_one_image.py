import torch

photo, batch = torch.zeros(480, 640, 3), torch.zeros(2, 480, 640, 3)
print(tuple(photo.permute(2, 0, 1).shape))
print(tuple(photo.movedim(-1, -3).shape), tuple(batch.movedim(-1, -3).shape))

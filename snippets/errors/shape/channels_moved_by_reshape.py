import torch

red_green_blue = torch.tensor([[[9, 5, 1], [9, 5, 1]], [[9, 5, 1], [9, 5, 1]]])
print("one pixel:", red_green_blue[0, 0].tolist())
channels = red_green_blue.reshape(3, 2, 2)
print("red channel:", channels[0].tolist())

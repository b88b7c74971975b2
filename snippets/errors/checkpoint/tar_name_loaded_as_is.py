import zipfile

import torch

torch.save({"epoch": 5}, "model.pth.tar")
print("a zip archive:", zipfile.is_zipfile("model.pth.tar"))
print(torch.load("model.pth.tar"))

import tarfile

import torch

torch.save({"epoch": 5}, "model.pth.tar")
try:
    with tarfile.open("model.pth.tar") as archive:
        print(archive.getnames())
except tarfile.ReadError as error:
    print("ReadError:", str(error).splitlines()[0])

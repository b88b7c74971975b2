import pickletools
import zipfile

import numpy as np
import torch

torch.save({"best": np.float64(0.5)}, "best.pt")
pickled = zipfile.ZipFile("best.pt").read("best/data.pkl")
for opcode, argument, _ in pickletools.genops(pickled):
    if opcode.name == "GLOBAL":
        print("needs:", argument)

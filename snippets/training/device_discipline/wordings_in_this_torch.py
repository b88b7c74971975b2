from mmap import ACCESS_READ, mmap
from pathlib import Path

import torch

wordings = [
    "on the same device, but found at least two devices",
    "different from other tensors on",
    "indices should be either on",
    "and weight type (",
    "Expected object of device type",
]
folder = Path(torch.__file__).parent / "lib"
(library,) = folder.glob("*torch_cpu.[sd]*")
with open(library, "rb") as file:
    with mmap(file.fileno(), 0, access=ACCESS_READ) as code:
        for wording in wordings:
            print(f"{wording!r}: {code.find(wording.encode()) >= 0}")

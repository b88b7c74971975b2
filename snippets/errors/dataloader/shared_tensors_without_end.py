import re
import resource

import torch

resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
samples = []
try:
    for row in range(200):
        samples.append(torch.full((10,), row).share_memory_())
except RuntimeError as error:
    print("fewer than 64 shared:", len(samples) < 64)
    print("RuntimeError:", re.sub(r"torch_\w+", "torch_N", str(error)))

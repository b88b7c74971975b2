# raises: RuntimeError
import resource

import torch

limit = 2**40
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
torch.from_file("rows.bin", shared=True, size=limit, dtype=torch.uint8)

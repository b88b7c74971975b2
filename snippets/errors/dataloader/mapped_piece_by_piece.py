import resource
from pathlib import Path

import torch

pages = int(Path("/proc/self/statm").read_text().split()[0])
limit = pages * resource.getpagesize() + 16 * 2**20
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
rows = torch.from_file("rows.bin", shared=True, size=2**20, dtype=torch.uint8)
print("mapped:", rows.nbytes, "bytes")

import io

import torch

buffer = io.BytesIO()
torch.save(torch.ones(2), buffer)
buffer.seek(0)
print(torch.load(buffer))

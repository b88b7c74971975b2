import io

import torch

buffer = io.BytesIO()
torch.save(torch.ones(2), buffer)
for weights_only in (True, False):
    try:
        torch.load(buffer, weights_only=weights_only)
    except EOFError as error:
        print(f"weights_only={weights_only}: EOFError:", error)

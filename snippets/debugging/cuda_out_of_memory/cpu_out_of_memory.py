# raises: RuntimeError
import torch

images = torch.ones(10_000_000, 1)
print(f"input: {images.nbytes:,} bytes")
similarity = images @ images.T

import torch

photos = [torch.zeros(4, 6), torch.zeros(5, 3)]
pixels = [photo.reshape(-1, 1) for photo in photos]
nested = torch.nested.nested_tensor(pixels, layout=torch.jagged)
print(nested.size(0), "parts of", [len(part) for part in nested.unbind()])

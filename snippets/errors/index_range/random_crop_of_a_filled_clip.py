import torch

clip, seconds = torch.zeros(90), 100
clip = torch.nn.functional.pad(clip, (0, max(0, seconds - len(clip))))
start = torch.randint(0, len(clip) - seconds + 1, (1,)).item()
print("from", start, "of", len(clip))

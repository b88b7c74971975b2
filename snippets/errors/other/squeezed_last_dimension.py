import torch

for size in (2, 1):
    scores = torch.zeros(size, 1).squeeze(-1)
    print("batch of", size, "->", tuple(scores.shape))
    print("answers:", [bool(score > 0) for score in scores])

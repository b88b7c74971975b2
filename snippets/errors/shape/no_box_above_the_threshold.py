# raises: ValueError
import torch

scored = [(0.2, torch.zeros(1, 4)), (0.4, torch.ones(1, 4))]
kept = [box for score, box in scored if score > 0.5]
boxes = torch.cat(kept)

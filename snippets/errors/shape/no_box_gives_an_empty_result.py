import torch

scored = [(0.2, torch.zeros(1, 4)), (0.4, torch.ones(1, 4))]
for threshold in (0.3, 0.5):
    kept = [box for score, box in scored if score > threshold]
    boxes = torch.cat(kept) if kept else torch.zeros(0, 4)
    print(f"threshold {threshold}: {tuple(boxes.shape)}")

import torch
from torch import nn

logits = torch.zeros(4, 3)
labels = torch.tensor([0, 2, 1, 2])
targets = {
    "(4,) int64": labels,
    "(4,) uint8": labels.byte(),
    "(4,) int32": labels.int(),
    "(4,) float32": labels.float(),
    "(4, 1) int64": labels[:, None],
    "(4, 3) int64": nn.functional.one_hot(labels),
    "(4, 3) float32": nn.functional.one_hot(labels).float(),
}
for name, target in targets.items():
    try:
        loss = nn.functional.cross_entropy(logits, target)
        print(f"{name}: {loss:.4f}")
    except RuntimeError as error:
        print(f"{name}: {error}")

import torch
from torch.nn import functional

labels = torch.ones(8, 1, dtype=torch.float64)
for name in (
    "mse_loss",
    "binary_cross_entropy_with_logits",
    "binary_cross_entropy",
    "huber_loss",
):
    guesses = torch.full((8, 1), 0.5, requires_grad=True)
    stage = "forward"
    try:
        loss = getattr(functional, name)(guesses, labels)
        stage = "backward"
        loss.backward()
        print(f"{name}: runs, loss is {loss.dtype}")
    except RuntimeError as error:
        print(f"{name}, {stage}: {error}")

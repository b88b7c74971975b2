import warnings

import torch
from torch.nn import functional

guesses, targets = torch.full((32,), 0.5), torch.zeros(32, 1)
losses = {
    "mse_loss": functional.mse_loss,
    "huber_loss": functional.huber_loss,
    "bce_with_logits": functional.binary_cross_entropy_with_logits,
    "binary_cross_entropy": functional.binary_cross_entropy,
    "poisson_nll_loss": functional.poisson_nll_loss,
    "by hand": lambda guess, target: (guess - target).square().mean(),
}
for name, loss in losses.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            loss(guesses, targets)
            result = "warns" if caught else "nothing"
        except ValueError:
            result = "raises ValueError"
    print(f"{name:<21} {result}")

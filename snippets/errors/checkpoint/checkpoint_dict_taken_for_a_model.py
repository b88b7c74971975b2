import torch
from torch import nn

weights = nn.Linear(2, 1).state_dict()
for attempt in (
    lambda: {"epoch": 3, "weights": weights}.eval(),
    lambda: weights(torch.ones(2)),
    lambda: nn.Linear(2, 1).load_state_dict(weights).eval(),
):
    try:
        attempt()
    except (AttributeError, TypeError) as error:
        print(f"{type(error).__name__}: {error}")

import warnings

import torch
from torch.nn import functional

warnings.simplefilter("ignore")
single, label = torch.zeros(1, 1), torch.zeros(1)
uses = {
    "mse_loss": lambda row: functional.mse_loss(row, label),
    "torch.cat": lambda row: torch.cat((torch.zeros(16), row)),
    "len": lambda row: len(row),
}
for name, use in uses.items():
    for row in (single.squeeze(), single.squeeze(1)):
        try:
            use(row)
            result = "runs"
        except (RuntimeError, TypeError) as error:
            result = error
        print(f"{name:<10} {str(tuple(row.shape)):<5} {result}")

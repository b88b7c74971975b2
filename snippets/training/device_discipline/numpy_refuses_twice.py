import numpy as np
import torch

far = torch.ones(2, device="meta")
weight = torch.ones(2, requires_grad=True)
losses = [10 * weight.sum(), 20 * weight.sum()]

for convert in (far.numpy, weight.numpy, lambda: np.sum(losses)):
    try:
        convert()
    except (TypeError, RuntimeError) as error:
        print(f"{type(error).__name__}: {error}")

array = weight.detach().cpu().numpy()
array[0] = 5
print("weight after array[0] = 5:", weight.tolist())

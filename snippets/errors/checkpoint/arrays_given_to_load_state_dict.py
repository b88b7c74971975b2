# raises: RuntimeError
import numpy as np
from torch import nn

model = nn.Linear(2, 1, bias=False)
model.load_state_dict({"weight": np.ones((1, 2), np.float32)})

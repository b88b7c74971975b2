# raises: KeyError
import os

import torch

device = torch.device("cuda", int(os.environ["LOCAL_RANK"]))

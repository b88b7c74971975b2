# raises: AssertionError
from torch import nn

nn.TransformerEncoderLayer(d_model=10, nhead=3)

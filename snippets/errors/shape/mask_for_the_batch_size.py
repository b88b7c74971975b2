# raises: RuntimeError
import torch
from torch import nn

batch, length = 4, 10
layer = nn.TransformerEncoderLayer(d_model=8, nhead=2)
causal = nn.Transformer.generate_square_subsequent_mask(length)
layer(torch.zeros(batch, length, 8), src_mask=causal)

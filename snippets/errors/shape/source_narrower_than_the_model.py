# raises: RuntimeError
import torch
from torch import nn

translator = nn.Transformer(
    d_model=8,
    nhead=2,
    num_encoder_layers=1,
    num_decoder_layers=1,
    batch_first=True,
)
translator(torch.zeros(2, 9, 6), torch.zeros(2, 4, 6))

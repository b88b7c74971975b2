# raises: RuntimeError
# warns: UserWarning
import torch
from torch import nn

model = nn.Transformer(8, 2, num_encoder_layers=1, num_decoder_layers=1)
model(src=torch.zeros(2, 9, 8), tgt=torch.zeros(2, 4, 8))

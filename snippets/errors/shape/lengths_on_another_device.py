# raises: RuntimeError
import torch
from torch.nn.utils.rnn import pack_padded_sequence

lengths = torch.tensor([5, 3], device="meta")
pack_padded_sequence(torch.zeros(2, 5, 8), lengths, batch_first=True)

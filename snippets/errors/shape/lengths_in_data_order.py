# raises: RuntimeError
import torch
from torch.nn.utils.rnn import pack_padded_sequence

texts, lengths = torch.zeros(3, 6, 2), torch.tensor([2, 6, 4])
pack_padded_sequence(texts, lengths, batch_first=True)

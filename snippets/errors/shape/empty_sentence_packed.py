# raises: RuntimeError
import torch
from torch.nn.utils.rnn import pack_sequence

sentences = [torch.ones(3), torch.ones(0)]
pack_sequence(sentences)

# raises: RuntimeError
import torch
from torch.nn.utils.rnn import pack_padded_sequence

recordings = torch.zeros(3, 50, 13)
lengths = torch.tensor([50, 40, 30])
packed = pack_padded_sequence(recordings, lengths, batch_first=True)
print("packed steps:", len(packed.data))
pack_padded_sequence(recordings, lengths)

# raises: RuntimeError
import torch
from torch import nn

log_probs = torch.zeros(2, 30, 6).log_softmax(dim=2)
words, word_lengths = torch.ones(2, 4, dtype=torch.int64), torch.tensor([4, 4])
nn.CTCLoss()(log_probs, words, torch.tensor([30, 30]), word_lengths)

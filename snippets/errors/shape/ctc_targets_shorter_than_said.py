# raises: RuntimeError
import torch
from torch import nn

log_probs = torch.zeros(20, 2, 6).log_softmax(dim=2)
words = torch.ones(2, 3, dtype=torch.int64)
nn.CTCLoss()(log_probs, words, torch.tensor([20, 20]), torch.tensor([4, 3]))

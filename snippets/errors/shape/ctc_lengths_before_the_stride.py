# raises: RuntimeError
import torch
from torch import nn

frames = torch.tensor([40, 36])
shorten = nn.Conv1d(8, 5, kernel_size=3, stride=2, padding=1)
scores = shorten(torch.zeros(2, 8, 40)).permute(2, 0, 1).log_softmax(dim=2)
texts, text_lengths = torch.ones(2, 4, dtype=torch.int64), torch.tensor([4, 3])
print("scores:", tuple(scores.shape))
nn.CTCLoss()(scores, texts, frames, text_lengths)

# raises: AssertionError
from torch import nn

words = ["the", "cat", "sat"]
nn.Embedding(len(words), 8, padding_idx=len(words))

# raises: RuntimeError
import torch
from torch import nn

bag = nn.EmbeddingBag(10, 3)
reviews = torch.tensor([[1, 4, 9], [2, 10, 3]])
print(tuple(bag(reviews[:1]).shape))
bag(reviews)

import torch
from torch.distributions import Categorical

logits = torch.zeros(4, 2)
replayed = torch.tensor([0, 1, 1])
policy = Categorical(logits=logits[: len(replayed)])
print(policy.batch_shape, tuple(policy.log_prob(replayed).shape))

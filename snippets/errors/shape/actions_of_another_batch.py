# raises: ValueError
import torch
from torch.distributions import Categorical

policy = Categorical(logits=torch.zeros(4, 2))
replayed = torch.tensor([0, 1, 1])
policy.log_prob(replayed)

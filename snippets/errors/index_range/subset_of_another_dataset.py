# raises: IndexError
from torch.utils.data import Subset

validation = ["a", "b", "c"]
shuffled_for_training = [5, 0, 3]
Subset(validation, shuffled_for_training)[0]

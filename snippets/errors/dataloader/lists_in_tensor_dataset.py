# raises: AttributeError
from torch.utils.data import TensorDataset

TensorDataset([1.0, 2.0], [0, 1])

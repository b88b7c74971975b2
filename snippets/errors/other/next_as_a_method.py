# raises: AttributeError
from torch.utils.data import DataLoader

loader = DataLoader([1.0, 2.0, 3.0, 4.0], batch_size=2)

iter(loader).next()

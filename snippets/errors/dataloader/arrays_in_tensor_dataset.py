# raises: TypeError
import numpy as np
from torch.utils.data import TensorDataset

features = np.zeros((4, 3), np.float32)
labels = np.array([0, 1, 1, 0])
TensorDataset(features, labels)

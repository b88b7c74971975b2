# raises: ValueError
import numpy as np

features = np.zeros((2, 5))
features[0] = np.arange(5)
features[1] = np.arange(7)

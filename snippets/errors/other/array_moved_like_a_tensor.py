# raises: AttributeError
import numpy as np

image = np.zeros((3, 8, 8), dtype=np.float32)

image.unsqueeze(0)

# raises: IndexError
import numpy as np

frames = np.arange(30)
frames[30 * 0.5]

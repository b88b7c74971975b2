# raises: ValueError
import numpy as np

photo = np.ones((4, 6, 3), dtype=np.float32)
visible = np.ones((4, 6), dtype=np.float32)
photo * visible

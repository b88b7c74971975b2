# raises: TypeError
import numpy as np

scores = np.array([0.1, 0.7, 0.2])
print(round(float(scores[1]), 1))
float(scores)

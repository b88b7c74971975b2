# raises: ValueError
import numpy as np

tokens_per_line = [[4, 8, 15], [16, 23], [42]]
print([len(tokens) for tokens in tokens_per_line])
np.array(tokens_per_line)

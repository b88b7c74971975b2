# raises: IndexError
import numpy as np

labels = np.zeros(90, dtype=np.int64)
files = [f"photo_{number}.jpg" for number in range(100)]
labelled = [(name, labels[number]) for number, name in enumerate(files)]

# raises: IndexError
import numpy as np

waveform = np.zeros(16_000, dtype=np.float32)
left = waveform[:, 0]

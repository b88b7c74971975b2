# raises: IndexError
from torch import nn

classifier = nn.Sequential(nn.Dropout(0.2), nn.Linear(1280, 1000))
classifier[6] = nn.Linear(1280, 10)

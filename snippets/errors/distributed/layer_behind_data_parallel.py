# raises: AttributeError
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)


model = nn.DataParallel(Classifier())
print("inside:", model.module.fc)
model.fc.requires_grad_(False)

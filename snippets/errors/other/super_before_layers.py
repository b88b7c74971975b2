from torch import nn


class Classifier(nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.head = nn.Linear(8, classes)


print(Classifier(3))

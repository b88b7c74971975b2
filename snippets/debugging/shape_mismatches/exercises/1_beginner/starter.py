from torch import nn


class Digits(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(1, 6, 5),
            nn.MaxPool2d(2),
            nn.Conv2d(6, 16, 5),
            nn.MaxPool2d(2),
        )
        self.head = nn.Linear(400, 10)

    def forward(self, images):
        rows = self.features(images).view(-1, 400)
        return self.head(rows)

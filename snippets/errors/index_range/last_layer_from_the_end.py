from torch import nn

classifier = nn.Sequential(nn.Dropout(0.2), nn.Linear(1280, 1000))
classifier[-1] = nn.Linear(classifier[-1].in_features, 10)
print(classifier)

from torch import nn

model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))
parameters = model.parameters()
print(len(list(parameters)), len(list(parameters)))

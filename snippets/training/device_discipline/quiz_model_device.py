from torch import nn

model = nn.Sequential(nn.Linear(4, 2)).to("meta")
try:
    print(model.device)
except Exception as error:
    print(type(error).__name__)

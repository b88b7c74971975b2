from torch import nn

model = nn.Dropout(0.5)
model.train()
modes = []
for epoch in range(3):
    modes.append(model.training)
    model.eval()
print(modes)

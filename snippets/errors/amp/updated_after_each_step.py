import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
for batch in torch.ones(2, 1, 2):
    scaler.scale(model(batch).sum()).backward()
    scaler.step(optimizer)
    scaler.update()
    optimizer.zero_grad()
print("scale:", scaler.get_scale())

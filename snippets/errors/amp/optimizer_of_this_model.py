import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
before = model.weight.detach().clone()
scaler.scale(model(torch.ones(1, 2)).sum()).backward()
scaler.step(optimizer)
scaler.update()
print("weights moved:", not torch.equal(before, model.weight))

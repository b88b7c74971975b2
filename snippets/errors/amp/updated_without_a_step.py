# raises: AssertionError
import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(model(torch.ones(1, 2)).sum()).backward()
optimizer.step()
scaler.update()

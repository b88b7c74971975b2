import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
with torch.autocast("cpu", dtype=torch.float16):
    loss = model(torch.ones(4, 2)).mean()
scaler.scale(loss).backward()
scaler.unscale_(optimizer)
print("weights", model.weight.dtype, "gradients", model.weight.grad.dtype)

import torch
from torch import nn

gpu = torch.accelerator.current_accelerator(check_available=True)
device = gpu.type if gpu else "cpu"

torch.manual_seed(0)
model = nn.Linear(4, 1).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
features = torch.randn(8, 4).to(device)
labels = torch.randn(8, 1).to(device)
scaler = torch.amp.GradScaler(device)

with torch.autocast(device_type=device, dtype=torch.float16):
    outputs = model(features)
    loss = nn.functional.mse_loss(outputs, labels)

optimizer.zero_grad()
scaler.scale(loss).backward()
scaler.unscale_(optimizer)
nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
scaler.step(optimizer)
scaler.update()

print("outputs:", outputs.dtype)
print("loss:   ", loss.dtype)
print("weights:", model.weight.dtype)
print("scale:  ", scaler.get_scale())

# measured: step times depend on the processor and on what else runs
from time import perf_counter

import torch
from torch import nn

torch.set_num_threads(1)
gpu = torch.accelerator.current_accelerator(check_available=True)
device = gpu or torch.device("cpu")
finish = torch.get_device_module(device).synchronize

torch.manual_seed(0)
features = torch.randn(256, 64, device=device)
labels = features[:, :1].sign()
layers = nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 1)
model = nn.Sequential(*layers).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)

times = []
for step in range(320):
    finish()
    start = perf_counter()
    loss = nn.functional.mse_loss(model(features), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    finish()
    times.append(perf_counter() - start)

steady = torch.tensor(times[20:])
median = steady.median().item()
middle_half = torch.tensor([0.25, 0.75])
low, high = (steady.quantile(middle_half) / median).tolist()
print(f"{device}, {torch.get_num_threads()} thread, batch 256")
slowest = max(steady) / median
print(f"first step: {times[0] / median:.1f} times the median")
print(f"middle half: {low:.2f} to {high:.2f}, slowest: {slowest:.1f}")
assert times[0] > 2 * median

# measured: step times depend on the processor and on what else runs
import torch
from torch import nn
from torch.utils.benchmark import Timer

layers = [nn.Linear(256, 256) if i % 2 else nn.ReLU() for i in range(24)]
model = nn.Sequential(*layers)
optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
batch = torch.randn(64, 256)


def step(check_gradients=False):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(batch), batch).backward()
    if check_gradients:
        gradients = [p.grad for p in model.parameters()]
        if not nn.utils.get_total_norm(gradients).isfinite():
            return
    optimizer.step()


def seconds(call):
    timer = Timer(call, globals=globals())
    return min(timer.blocked_autorange(min_run_time=0.4).times)


plain, guarded = seconds("step()"), seconds("step(check_gradients=True)")
with torch.autograd.set_detect_anomaly(True):
    anomaly = seconds("step()")
print(f"gradient guard: {guarded / plain:.1f}x")
print(f"anomaly mode:   {anomaly / plain:.1f}x")
assert 1.2 * plain < anomaly and guarded < anomaly

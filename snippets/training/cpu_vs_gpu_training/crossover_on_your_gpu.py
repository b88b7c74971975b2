# needs: cuda
# timeout: 120
import torch
from torch import nn
from torch.utils.benchmark import Timer


def training_step(model, optimizer, features, labels, device):
    features, labels = features.to(device), labels.to(device)
    optimizer.zero_grad()
    nn.functional.mse_loss(model(features), labels).backward()
    optimizer.step()


def seconds(device, width, rows):
    layers = nn.Linear(20, width), nn.ReLU(), nn.Linear(width, 1)
    model = nn.Sequential(*layers).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
    x, y = torch.randn(rows, 20), torch.randn(rows, 1)
    timer = Timer(
        "training_step(model, optimizer, x, y, device)",
        globals={**globals(), **locals()},
        num_threads=torch.get_num_threads(),
    )
    return timer.blocked_autorange(min_run_time=0.5).median


for width in (4, 64, 1024):
    for rows in (1, 64, 4096, 65536):
        ratio = seconds("cpu", width, rows) / seconds("cuda", width, rows)
        print(f"width {width:>4}, {rows:>5} rows: speed-up {ratio:.1f}")

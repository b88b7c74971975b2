# needs: cuda
# timeout: 120
import torch
from torch import nn
from torch.utils.benchmark import Timer


def training_step(model, optimizer, scaler, batch, dtype):
    mixed = dtype != torch.float32
    with torch.autocast("cuda", dtype, enabled=mixed):
        loss = nn.functional.mse_loss(model(batch), batch)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()


def time_and_peak(width, rows, dtype):
    layers = [nn.Linear(width, width) for _ in range(4)]
    model = nn.Sequential(*layers).cuda()
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
    scaler = torch.amp.GradScaler("cuda", enabled=dtype == torch.float16)
    batch = torch.randn(rows, width, device="cuda")
    training_step(model, optimizer, scaler, batch, dtype)
    torch.cuda.reset_peak_memory_stats()
    timer = Timer("training_step(model, optimizer, scaler, batch, dtype)",
                  globals={**globals(), **locals()})
    time = timer.blocked_autorange(min_run_time=1).median
    return time, torch.cuda.max_memory_allocated()


print(torch.cuda.get_device_name(), "torch", torch.__version__)
for width, rows in ((64, 64), (1024, 1024), (4096, 8192)):
    time_32, peak_32 = time_and_peak(width, rows, torch.float32)
    for dtype in (torch.float16, torch.bfloat16):
        time, peak = time_and_peak(width, rows, dtype)
        print(f"width {width:4}, {rows:4} rows  {dtype}  "
              f"time {time / time_32:.2f}x  memory {peak / peak_32:.2f}x")

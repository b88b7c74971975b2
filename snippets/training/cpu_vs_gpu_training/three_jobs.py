import torch
from torch import nn
from torch.utils.flop_counter import FlopCounterMode

CPU_FLOPS, GPU_FLOPS, BUS = 1e11, 1e13, 1e10
EXTRA_START = 35 * (1e-5 - 2e-6)

torch.set_default_device("meta")

photo_cnn = nn.Sequential(
    nn.Conv2d(3, 64, kernel_size=7, stride=4),
    nn.ReLU(),
    nn.Conv2d(64, 128, kernel_size=3),
    nn.ReLU(),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
    nn.Linear(128, 10),
)
jobs = {
    "churn table": (nn.Linear(20, 64), torch.empty(256, 20)),
    "photo CNN": (photo_cnn, torch.empty(64, 3, 224, 224)),
    "cached head": (nn.Linear(512, 10), torch.empty(256, 512)),
}
for job, (model, batch) in jobs.items():
    with FlopCounterMode(display=False) as counter:
        model(batch).sum().backward()
    flops = counter.get_total_flops()
    saved = 1000 * (flops / CPU_FLOPS - flops / GPU_FLOPS)
    cost = 1000 * (EXTRA_START + batch.nbytes / BUS)
    print(f"{job}: {flops / 1e6:,.1f} MFLOPs, {batch.nbytes / 1e6:.2f} MB,")
    print(f"    saves {saved:.3f} ms, costs {cost:.3f} ms a step")

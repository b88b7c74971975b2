import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

with torch.device("meta"):
    layer = nn.TransformerEncoderLayer(4096, 32, 16384)
    model = nn.TransformerEncoder(layer, 32, enable_nested_tensor=False)
count = sum(parameter.numel() for parameter in model.parameters())
weights, gradients, adam = 4 * count / 1e9, 4 * count / 1e9, 8 * count / 1e9

ranks = 2 ** np.arange(8)
held = {
    "DDP": weights + gradients + adam + 0 * ranks,
    "ZeRO-1": weights + gradients + adam / ranks,
    "ZeRO-2": weights + (gradients + adam) / ranks,
    "ZeRO-3, FSDP": (weights + gradients + adam) / ranks,
}
print(f"{count / 1e9:.2f} billion parameters, float32, Adam; GB per rank")
for name, gigabytes in held.items():
    print(f"{name:13}", *(f"{value:7.1f}" for value in gigabytes[[0, 1, 3, 6]]))
    plt.loglog(ranks, gigabytes, "o-", base=2, label=name, linewidth=2.5)

table = np.column_stack([ranks, *held.values()])
names = "ranks,ddp,zero_1,zero_2,zero_3"
path = "memory_per_strategy.csv"
np.savetxt(path, table, "%.4g", ",", "\n", names, "", "")
plt.xticks(ranks, ranks)
plt.yticks([1, 4, 16, 64], [1, 4, 16, 64])
plt.xlabel("ranks")
plt.ylabel("GB held by each rank")
plt.legend(frameon=False)
plt.savefig("memory_per_strategy.svg")

import torch
from torch import nn

layers = {
    "Linear": (nn.Linear(4, 4), torch.randn(2, 4)),
    "Conv2d": (nn.Conv2d(1, 1, 3), torch.randn(1, 1, 8, 8)),
    "LayerNorm": (nn.LayerNorm(4), torch.randn(2, 4)),
    "LSTM": (nn.LSTM(4, 4), torch.randn(2, 4)),
}
for name, (layer, batch) in layers.items():
    outputs = layer.half()(batch.half())
    outputs = outputs[0] if isinstance(outputs, tuple) else outputs
    print(f"{name} in float16 on the CPU: {outputs.dtype}")

try:
    torch.linalg.svd(torch.eye(3).half())
except RuntimeError as error:
    print(f"svd in float16 on the CPU: {type(error).__name__}: {error}")

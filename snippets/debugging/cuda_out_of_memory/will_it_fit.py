import torch
from torch import nn

with torch.device("meta"):
    layers = [nn.TransformerEncoderLayer(4096, 32, 16384) for _ in range(32)]
    model = nn.Sequential(nn.Embedding(32_000, 4096), *layers)


def standing_gib(dtype):
    model.to(dtype)
    parameters = list(model.parameters())
    trained = [p for p in parameters if p.requires_grad]
    optimizer = torch.optim.Adam(trained)
    for parameter in trained:
        parameter.grad = torch.empty_like(parameter)
    optimizer.step()
    tensors = parameters + [p.grad for p in trained]
    tensors += [t for s in optimizer.state.values() for t in s.values()]
    model.zero_grad()
    return sum(tensor.nbytes for tensor in tensors) / 2**30


count = sum(p.numel() for p in model.parameters())
print(f"{count / 1e9:.1f} billion parameters, before any activation:")
print(f"train all, float32 {standing_gib(torch.float32):6.1f} GiB")
print(f"train all, bfloat16 {standing_gib(torch.bfloat16):5.1f} GiB")
model.requires_grad_(False)
model[-1].requires_grad_(True)
print(f"train the last layer {standing_gib(torch.bfloat16):4.1f} GiB")

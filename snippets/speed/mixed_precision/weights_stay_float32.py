import torch
from torch import nn

model = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 1))
optimizer = torch.optim.Adam(model.parameters())
features, labels = torch.randn(256, 64), torch.randn(256, 1)
saved = []


def note(tensor):
    saved.append(tensor.dtype)
    return tensor


with torch.autocast("cpu", dtype=torch.bfloat16):
    with torch.autograd.graph.saved_tensors_hooks(note, lambda t: t):
        outputs = model(features)
    loss = nn.functional.mse_loss(outputs, labels)
loss.backward()
optimizer.step()

weight = model[0].weight
print("parameter:      ", weight.dtype)
print("gradient:       ", weight.grad.dtype)
print("Adam's average: ", optimizer.state[weight]["exp_avg"].dtype)
print("outputs:        ", outputs.dtype)
print("loss:           ", loss.dtype)
print("kept for backward:", *sorted({str(dtype) for dtype in saved}))

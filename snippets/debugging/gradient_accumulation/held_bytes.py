import torch
from torch import nn

model = nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64))
features = torch.randn(256, 64)
weights = {p.untyped_storage().data_ptr() for p in model.parameters()}
live = peak = 0


class Counted:
    def __init__(self, tensor):
        global live, peak
        self.tensor = tensor
        owned = tensor.untyped_storage().data_ptr() not in weights
        self.bytes = tensor.nbytes if owned else 0
        live += self.bytes
        peak = max(peak, live)

    def __del__(self):
        global live
        live -= self.bytes


def run(pieces, together):
    global peak
    peak, losses = 0, []
    for x in features.chunk(pieces):
        losses.append(nn.functional.mse_loss(model(x), x) / pieces)
        if len(losses) == together:
            sum(losses).backward()
            losses.clear()
    return peak


with torch.autograd.graph.saved_tensors_hooks(Counted, lambda c: c.tensor):
    print("pieces  backward in each  one backward at the end")
    for pieces in (1, 2, 4, 8):
        kib = [run(pieces, n) // 1024 for n in (1, pieces)]
        print(f"{pieces:>6} {kib[0]:>12} KiB {kib[1]:>17} KiB")

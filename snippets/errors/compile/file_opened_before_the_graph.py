from pathlib import Path

import torch


@torch.compile(backend="eager", fullgraph=True)
def scaled(x, scale):
    return x * scale


Path("scale.txt").write_text("2.5")
scale = torch.tensor(float(Path("scale.txt").read_text()))
print(scaled(torch.ones(3), scale))

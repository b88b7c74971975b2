import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

KINDS = ("sigmoid", "ReLU", "ReLU, He", "ReLU, residual")


def norms_by_layer(kind, depth=20, width=64):
    torch.manual_seed(0)
    activation = torch.sigmoid if kind == "sigmoid" else torch.relu
    layers = [nn.Linear(width, width) for _ in range(depth)]
    if kind == "ReLU, He":
        for layer in layers:
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
    hidden, outputs = torch.randn(256, width), []
    for layer in layers:
        new = activation(layer(hidden))
        hidden = hidden + new if "residual" in kind else new
        hidden.retain_grad()
        outputs.append(hidden)
    hidden.mean(dim=1).square().mean().backward()
    norms = torch.stack([output.grad.norm() for output in outputs])
    return (norms / norms[-1]).numpy()


curves = [norms_by_layer(kind) for kind in KINDS]
for kind, style, curve in zip(KINDS, ("-", "--", "-.", ":"), curves):
    print(f"{kind:14}  layer 1: {curve[0]:.0e} of layer 20")
    plt.semilogy(range(1, 21), curve, style, label=kind, linewidth=2.5)
table = np.column_stack([range(1, 21), *curves])
names = "layer,sigmoid,relu,relu_he,relu_residual"
path = "gradients_layer_by_layer.csv"
np.savetxt(path, table, "%.2g", ",", "\n", names, "", "")
plt.xticks([1, 5, 10, 15, 20])
plt.xlabel("layer")
plt.ylabel("gradient norm (layer 20 = 1)")
plt.legend(frameon=False)
plt.savefig("gradients_layer_by_layer.svg")

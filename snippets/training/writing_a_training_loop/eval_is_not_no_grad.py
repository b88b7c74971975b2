import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(256, 4)

for training in (True, False):
    for recording in (True, False):
        model = nn.Sequential(nn.BatchNorm1d(4), nn.Dropout(0.5))
        model.train(training)
        with torch.set_grad_enabled(recording):
            output = model(features)
        dropped = bool((output == 0).any())
        counted = model[0].num_batches_tracked.item()
        print(f"{training=!s:<5} {recording=!s:<5} -> ", end="")
        print(f"{dropped=!s:<5} {counted=} graph={output.requires_grad}")

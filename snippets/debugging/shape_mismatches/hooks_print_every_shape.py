# raises: RuntimeError
import torch
from torch import nn

model = nn.Sequential(
    nn.Conv2d(3, 8, 3, padding=1),
    nn.MaxPool2d(2),
    nn.Flatten(),
    nn.Linear(8 * 14 * 14, 64),
    nn.Linear(64, 10),
)


def watch(name, module):
    def before(module, args):
        print(f"{name} {type(module).__name__} gets", tuple(args[0].shape))

    def after(module, args, output):
        print(f"{name} {type(module).__name__} gives", tuple(output.shape))

    module.register_forward_pre_hook(before)
    module.register_forward_hook(after)


for name, module in model.named_children():
    watch(name, module)
model(torch.zeros(4, 3, 32, 32))

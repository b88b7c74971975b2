import torch
from torch import nn
from torch.autograd.graph import saved_tensors_hooks

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(784, 256), nn.ReLU(), nn.Linear(256, 10))
optimizer = torch.optim.Adam(model.parameters())
images, labels = torch.randn(512, 784), torch.randint(10, (512,))

saved = {}


def note(tensor):
    saved[tensor.untyped_storage().data_ptr()] = tensor
    return tensor


with saved_tensors_hooks(note, lambda tensor: tensor):
    loss = nn.functional.cross_entropy(model(images), labels)
for parameter in model.parameters():
    saved.pop(parameter.untyped_storage().data_ptr(), None)
activations = sum(tensor.nbytes for tensor in saved.values())
loss.backward()
optimizer.step()

numbers = 784 * 256 + 256 + 256 * 10 + 10
per_row = 4 * (784 + 256 + 10) + 8
state = [s[name] for s in optimizer.state.values() for name in s]
for pile, estimate, tensors in (
    ("parameters", 4 * numbers, model.parameters()),
    ("gradients", 4 * numbers, [p.grad for p in model.parameters()]),
    ("Adam state", 8 * numbers + 4 * 4, state),
):
    measured = sum(tensor.nbytes for tensor in tensors)
    print(f"{pile:11} estimated {estimate:9,} measured {measured:9,}")
print(f"{'activations':11} estimated {512 * per_row + 4:9,}", end=" ")
print(f"measured {activations:9,}")

# raises: RuntimeError
import torch

for error in (torch.cuda.OutOfMemoryError, torch.AcceleratorError):
    print(error.__name__, "is a", error.__mro__[1].__name__, end=", ")
    print("caught:", issubclass(error, torch.OutOfMemoryError))

try:
    torch.empty(10**15)
except torch.OutOfMemoryError:
    print("caught the CPU's error")

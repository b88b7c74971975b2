# measured: how a sum is split depends on threads and processor
import torch

one = torch.Generator().manual_seed(0)
values = torch.rand(100_000, generator=one)
exact = values.double().sum().item()
for threads in (1, 2):
    torch.set_num_threads(threads)
    total = values.sum().item()
    print(f"{threads} thread(s): {total:.4f}")
    assert values.sum().item() == total
    assert abs(total - exact) < 0.1

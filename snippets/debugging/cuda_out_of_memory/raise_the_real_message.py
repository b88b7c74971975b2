# needs: cuda
# raises: torch.OutOfMemoryError
import torch

GIB = 2**30
blocks = [torch.empty(GIB // 8, device="cuda") for _ in range(2)]
del blocks[0]

print(f"capacity {torch.cuda.mem_get_info()[1] / GIB:.2f} GiB")
print(f"allocated {torch.cuda.memory_allocated() / GIB:.2f} GiB")
print(f"reserved {torch.cuda.memory_reserved() / GIB:.2f} GiB")

torch.empty(1024 * GIB, dtype=torch.uint8, device="cuda")

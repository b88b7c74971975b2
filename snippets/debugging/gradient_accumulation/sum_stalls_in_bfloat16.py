import torch

print("pieces  float32  float16  bfloat16")
for pieces in (64, 256, 1024, 4096):
    sums = []
    for dtype in (torch.float32, torch.float16, torch.bfloat16):
        weight = torch.ones((), dtype=dtype, requires_grad=True)
        for piece in range(pieces):
            (weight / pieces).backward()
        sums.append(weight.grad.item())
    print(f"{pieces:>6} {sums[0]:8.4f} {sums[1]:8.4f} {sums[2]:9.4f}")

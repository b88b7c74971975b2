import torch

for dtype in (torch.float16, torch.bfloat16, torch.float32):
    limit, above, activation, epsilon, zero = torch.tensor(
        [65504.0, 65520.0, 300.0, 1e-8, 0.0], dtype=dtype
    )
    print(dtype)
    print("  65504 and 65520:", limit.item(), above.item())
    print("  300 squared:    ", activation.square().item())
    print("  1e-8:           ", f"{epsilon.item():.0e}")
    print("  0 / (0 + 1e-8): ", (zero / (zero + epsilon)).item())

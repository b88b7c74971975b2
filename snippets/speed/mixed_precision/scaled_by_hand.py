import matplotlib.pyplot as plt
import numpy as np
import torch

torch.manual_seed(0)
gradients = 1e-7 * torch.randn(10_000).exp() * torch.randn(10_000)

half = torch.finfo(torch.float16)
print(f"float16 from {half.tiny * half.eps:.0e} to {half.max:.0f}")

shares = []
for exponent in range(45):
    carried = (gradients * 2.0**exponent).half()
    lost = (carried == 0).float().mean().item()
    overflown = carried.isinf().float().mean().item()
    shares.append((exponent, 100 * lost, 100 * overflown))
    if exponent in (0, 8, 16, 32, 44):
        print(f"scale 2^{exponent:<2}  zero {lost:4.0%}  inf {overflown:4.0%}")

carried = (gradients * 2.0**16).half()
back = carried.float() / 2.0**16
error = ((back - gradients) / gradients).abs().median()
print(f"after dividing by 2^16, typical error: {error:.2%}")

table = np.array(shares)
np.savetxt("scaled_by_hand.csv", table, "%.1f", ",",
           header="exponent,zero_percent,inf_percent", comments="")
plt.figure(figsize=(7, 3.6))
plt.plot(table[:, 0], table[:, 1], label="rounded to 0")
plt.plot(table[:, 0], table[:, 2], "--", label="overflowed to inf")
plt.axvline(16, color="gray", linestyle=":")
plt.text(16.5, 85, "GradScaler starts here")
plt.xlabel("scale, as a power of 2")
plt.ylabel("% of gradients")
plt.legend(loc="center")
plt.tight_layout()
plt.savefig("scaled_by_hand.svg")

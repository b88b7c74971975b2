# warns: UserWarning
import torch

wave = torch.tensor([0.0, 1.0, 0.0, -1.0])

print(
    "sum of the spectrum as float:",
    torch.fft.rfft(wave).float().abs().sum().item(),
)

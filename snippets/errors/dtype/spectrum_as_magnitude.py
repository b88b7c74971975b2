import torch

wave = torch.tensor([0.0, 1.0, 0.0, -1.0])

print("sum of the magnitudes:", torch.fft.rfft(wave).abs().sum().item())

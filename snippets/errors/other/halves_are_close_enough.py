import torch

x = torch.tensor([0.1, 0.2, 0.3])
torch.testing.assert_close(x.half().float(), x, rtol=1e-3, atol=1e-5)
print("largest difference:", (x.half().float() - x).abs().max())

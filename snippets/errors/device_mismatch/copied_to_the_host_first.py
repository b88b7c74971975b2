import torch

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
scores = torch.arange(3.0, device=device, requires_grad=True)
print(scores.detach().cpu().numpy())

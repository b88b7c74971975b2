import torch

latent = (torch.ones(3) * 0.01).requires_grad_()
print("leaf:", latent.is_leaf)
optimizer = torch.optim.Adam([latent], lr=0.1)
latent.sum().backward()
optimizer.step()
print("after a step:", [round(number, 2) for number in latent.tolist()])

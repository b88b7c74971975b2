import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.Adagrad([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.CyclicLR(
    optimizer, base_lr=0.1, max_lr=0.5, step_size_up=2, cycle_momentum=False
)
for step in range(5):
    print(f"step {step}: rate {scheduler.get_last_lr()[0]:.1f}")
    optimizer.step()
    scheduler.step()

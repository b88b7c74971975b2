import torch
from torch import nn

features = torch.tensor([[3.0, 4.0]])


def update_length(place):
    model = nn.Linear(2, 1, bias=False)
    optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
    scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
    before = model.weight.detach().clone()

    def clip(here):
        if here == place:
            nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)

    with torch.autocast("cpu", dtype=torch.float16):
        loss = model(features).sum()
    scaler.scale(loss).backward()
    clip("before unscale_")
    scaler.unscale_(optimizer)
    clip("after unscale_")
    scaler.step(optimizer)
    clip("after scaler.step")
    scaler.update()
    return (model.weight - before).norm().item()


for place in (
    "nowhere", "before unscale_", "after unscale_", "after scaler.step"
):
    print(f"clip to 1.0 {place:17}  update: {update_length(place):.4f}")

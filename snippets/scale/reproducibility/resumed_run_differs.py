import torch
from torch import nn

features = torch.linspace(-1, 1, 30).reshape(10, 3)


def train(steps, resume=False, generator_too=False):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 8), nn.Dropout(0.5), nn.Linear(8, 1))
    optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
    if resume:
        checkpoint = torch.load("checkpoint.pt")
        model.load_state_dict(checkpoint["model"])
        optimizer.load_state_dict(checkpoint["optimizer"])
        if generator_too:
            torch.set_rng_state(checkpoint["generator"])
    for step in range(steps):
        loss = model(features).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model, {
        "model": model.state_dict(),
        "optimizer": optimizer.state_dict(),
        "generator": torch.get_rng_state(),
    }


unbroken = train(20)[0][0].weight
torch.save(train(10)[1], "checkpoint.pt")
for generator_too in (False, True):
    resumed = train(10, True, generator_too)[0][0].weight
    same = torch.equal(resumed, unbroken)
    print(f"generator restored: {generator_too!s:5}  same bits: {same}")

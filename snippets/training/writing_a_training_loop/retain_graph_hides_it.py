import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(8, 3), torch.randn(8, 1)
model = nn.Linear(3, 1)
start = {name: value.clone() for name, value in model.state_dict().items()}


def train(forward_each_step):
    model.load_state_dict(start)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    predictions = model(features)
    losses = []
    for step in range(31):
        if forward_each_step:
            predictions = model(features)
        loss = nn.functional.mse_loss(predictions, labels)
        optimizer.zero_grad()
        loss.backward(retain_graph=not forward_each_step)
        optimizer.step()
        losses.append(loss.item())
    true_loss = nn.functional.mse_loss(model(features), labels)
    print(f"loss in the loop: {losses[0]:.2f} ... {losses[-1]:.2f}", end="")
    print(f", of the model afterwards: {true_loss:.2f}")


train(forward_each_step=False)
train(forward_each_step=True)

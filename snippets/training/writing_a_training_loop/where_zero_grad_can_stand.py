import torch


def train(order):
    weight = torch.tensor(2.0, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=0.05)
    for _ in range(20):
        for line in order.split():
            if line == "forward":
                loss = (weight * 3 - 9).square()
            elif line == "zero_grad":
                optimizer.zero_grad()
            elif line == "backward":
                loss.backward()
            elif line == "step":
                optimizer.step()
    return weight.item()


for order in (
    "zero_grad forward backward step",
    "forward zero_grad backward step",
    "forward backward step zero_grad",
    "forward backward zero_grad step",
    "forward zero_grad step backward",
    "forward step zero_grad backward",
    "forward backward step",
):
    print(f"{order:<31}  weight {train(order):.2f}")

import torch


def losses(lines, lr):
    weight = torch.tensor(2.0, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr)
    seen = []
    for _ in range(26):
        loss = (weight * 3 - 9).square()
        seen.append(loss.item())
        for line in lines:
            if line == "zero_grad":
                optimizer.zero_grad()
            elif line == "backward":
                loss.backward()
            else:
                optimizer.step()
    return " ".join(f"{loss:.1f}" for loss in seen[::5])


for lr in (0.03, 0.07):
    for order in ("zero_grad backward step", "step zero_grad backward"):
        print(f"lr {lr}, {order}:")
        print("   ", losses(order.split(), lr))

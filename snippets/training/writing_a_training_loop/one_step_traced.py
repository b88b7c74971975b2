import torch

weight = torch.tensor(2.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.05)
feature, label = torch.tensor(3.0), torch.tensor(9.0)


def show(line, result=""):
    gradient = "None" if weight.grad is None else f"{weight.grad:.2f}"
    print(f"{line:<12}{result:<6}  weight {weight:.2f}  .grad {gradient}")


for step in range(2):
    prediction = weight * feature
    show("prediction", f"{prediction:.2f}")
    loss = (prediction - label).square()
    show("loss", f"{loss:.2f}")
    optimizer.zero_grad()
    show("zero_grad")
    loss.backward()
    show("backward")
    optimizer.step()
    show("step")

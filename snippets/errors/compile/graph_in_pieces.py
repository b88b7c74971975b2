import torch


def step(x):
    y = x * 2
    if y.sum().item() > 0:
        y = y + 1
    return y * 3


report = torch._dynamo.explain(step)(torch.ones(3))
print("graphs", report.graph_count, "breaks", report.graph_break_count)

import torch


def step(x):
    y = x * 2
    y = torch.where(y.sum() > 0, y + 1, y)
    return y * 3


report = torch._dynamo.explain(step)(torch.ones(3))
print("graphs", report.graph_count, "breaks", report.graph_break_count)

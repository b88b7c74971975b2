import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))


def graph_nodes(tensor):
    seen, to_visit = set(), [tensor.grad_fn]
    while to_visit:
        node = to_visit.pop()
        if node is not None and node not in seen:
            seen.add(node)
            to_visit += [edge for edge, _ in node.next_functions]
    return len(seen)


with_graph, without = torch.zeros(()), torch.zeros(())
for step in range(1, 101):
    loss = nn.functional.mse_loss(model(torch.ones(16, 4)), torch.ones(16, 1))
    loss.backward()
    with_graph = with_graph + loss
    without = without + loss.detach()
    if step in (1, 10, 100):
        nodes = graph_nodes(with_graph), graph_nodes(without)
        print(f"step {step:>3}: {nodes[0]} nodes kept, detached {nodes[1]}")

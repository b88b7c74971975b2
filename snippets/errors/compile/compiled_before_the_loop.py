import torch

compiled = []


def backend(graph_module, example_inputs):
    compiled.append(True)
    return graph_module.forward


model = torch.compile(torch.nn.Linear(4, 4), backend=backend)
model(torch.ones(2, 4))
before = len(compiled)
for _ in range(3):
    model(torch.ones(2, 4))
print("compilations inside the loop:", len(compiled) - before)

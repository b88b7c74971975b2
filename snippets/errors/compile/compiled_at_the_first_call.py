import torch

compiled = []


def backend(graph_module, example_inputs):
    compiled.append(True)
    return graph_module.forward


model = torch.compile(torch.nn.Linear(4, 4), backend=backend)
print("after torch.compile:", len(compiled))
for batch in range(3):
    model(torch.ones(2, 4))
    print("after batch", batch, "compilations:", len(compiled))

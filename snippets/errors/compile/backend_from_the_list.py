import torch

print("inductor" in torch._dynamo.list_backends())
model = torch.compile(torch.nn.Linear(2, 2), backend="eager")
print(tuple(model(torch.ones(1, 2)).shape))

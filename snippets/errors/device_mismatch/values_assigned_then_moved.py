import torch

with torch.device("meta"):
    model = torch.nn.Linear(2, 1)
weights = {"weight": torch.ones(1, 2), "bias": torch.zeros(1)}
model.load_state_dict(weights, assign=True)
print(model.to("cpu")(torch.ones(1, 2)).item())

import torch

torch.save({"weight": torch.ones(2)}, "model.pkl")
print(torch.load("model.pkl"))

import torch

torch.save({"weight": torch.ones(2)}, "model.pkl")
with open("model.pkl", "rb") as file:
    print(torch.load(file))

import pickle

import torch

with open("epoch.pkl", "wb") as file:
    pickle.dump({"epoch": 3, "loss": 0.5}, file)
with open("epoch.pkl", "rb") as file:
    progress = pickle.load(file)
torch.save(progress, "epoch.pt")
print(torch.load("epoch.pt"))

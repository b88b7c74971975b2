import torch

settings = {"device": "cuda:1"}
device = torch.device(settings["device"])

print("type:", device.type, "number:", device.index)

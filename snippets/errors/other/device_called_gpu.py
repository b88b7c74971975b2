# raises: RuntimeError
import torch

settings = {"device": "gpu"}

torch.zeros(2).to(settings["device"])

# raises: AssertionError
# build: cpu
import torch

wanted = torch.device("cuda:7")
print("named:", wanted)
print("GPUs here:", torch.cuda.device_count())

usable = wanted.index < torch.cuda.device_count()
print("checked:", torch.ones(1, device=wanted if usable else "cpu").device)
torch.ones(1, device=wanted)

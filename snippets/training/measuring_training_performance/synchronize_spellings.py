# build: cpu
import torch

spellings = {
    "torch.cuda.synchronize()": torch.cuda.synchronize,
    "torch.cuda.Event()": torch.cuda.Event,
    "torch.accelerator.synchronize()": torch.accelerator.synchronize,
    'torch.get_device_module("cpu").synchronize()': (
        torch.get_device_module("cpu").synchronize
    ),
}
for spelling, call in spellings.items():
    print(spelling)
    try:
        print(f"    returns {call()}")
    except (AssertionError, RuntimeError) as error:
        print(f"    {type(error).__name__}: {error}")

import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
convert_training = runpy.run_path(str(path)).get("convert_training")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def to_meta(model):
    model.to("meta")


def in_place(model):
    model.double()


def overwriting(model):
    torch.__future__.set_overwrite_module_params_on_conversion(True)
    model.double()
    torch.__future__.set_overwrite_module_params_on_conversion(False)


if convert_training is None:
    fail("the file defines no function named convert_training.")

for convert in (overwriting, in_place, to_meta):
    case = convert.__name__
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 1))
    groups = [
        {"params": list(model[0].parameters()), "lr": 0.01},
        {"params": list(model[1].parameters()), "lr": 0.1},
    ]
    optimizer = torch.optim.Adam(groups)
    model(torch.randn(8, 4)).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
    old = optimizer.state[model[0].weight]["exp_avg"].clone()

    convert_training(model, optimizer, convert)

    for group, layer in zip(optimizer.param_groups, model):
        held = {id(p) for p in group["params"]}
        if held != {id(p) for p in layer.parameters()}:
            fail(f"{case}: the optimizer does not hold the model's weights.")
    if [group["lr"] for group in optimizer.param_groups] != [0.01, 0.1]:
        fail(f"{case}: a learning rate is not what it was.")
    if len(optimizer.state) != 4:
        fail(f"{case}: state for {len(optimizer.state)} parameters, not for 4.")
    weight = model[0].weight
    average = optimizer.state[weight].get("exp_avg")
    if average is None:
        fail(f"{case}: Adam's average is lost.")
    if (average.device, average.dtype) != (weight.device, weight.dtype):
        fail(f"{case}: the average is {average.dtype} on {average.device}.")
    if case != "to_meta" and not torch.equal(average, old.double()):
        fail(f"{case}: the average has other values than before.")
    features = torch.ones(8, 4, dtype=weight.dtype, device=weight.device)
    model(features).square().mean().backward()
    optimizer.step()

print("Passed: the training went on after three kinds of conversion.")

# raises: RuntimeError
import torch

first = torch.library.Library("shapes", "DEF")
first.define("area(Tensor sides) -> Tensor")
second = torch.library.Library("shapes", "DEF")

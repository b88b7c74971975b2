import torch

first = torch.library.Library("shapes", "DEF")
first.define("area(Tensor sides) -> Tensor")
second = torch.library.Library("shapes", "FRAGMENT")
second.define("edge(Tensor sides) -> Tensor")
first.impl("area", torch.prod, "CPU")
second.impl("edge", torch.sum, "CPU")
sides = torch.tensor([2, 5])
print(torch.ops.shapes.area(sides).item(), torch.ops.shapes.edge(sides).item())

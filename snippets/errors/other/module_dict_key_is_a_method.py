# raises: KeyError
from torch import nn

heads = {"age": nn.Linear(4, 1), "type": nn.Linear(4, 3)}

nn.ModuleDict(heads)

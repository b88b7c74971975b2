from torch import nn

heads = {"age": nn.Linear(4, 1), "type": nn.Linear(4, 3)}

by_name = nn.ModuleDict({f"head_{name}": head for name, head in heads.items()})
print("heads:", list(by_name))

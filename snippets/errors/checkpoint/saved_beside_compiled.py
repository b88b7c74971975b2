import torch
from torch import nn

plain = nn.Linear(4, 2)
compiled = torch.compile(plain)
torch.save(plain.state_dict(), "model.pt")
print("wrapper:", list(compiled.state_dict()))

plain.compile()
print("in place:", list(plain.state_dict()))
print(nn.Linear(4, 2).load_state_dict(torch.load("model.pt")))

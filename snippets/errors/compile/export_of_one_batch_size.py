import torch


class Halves(torch.nn.Module):
    def forward(self, x):
        return x.view(2, 2, 3).sum(dim=0)


batch = torch.export.Dim("batch")
try:
    torch.export.export(
        Halves(), (torch.ones(4, 3),), dynamic_shapes={"x": {0: batch}}
    )
except Exception as error:
    print(type(error).__name__, str(error).split("\n")[0])

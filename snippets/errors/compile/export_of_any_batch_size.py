import torch


class Rows(torch.nn.Module):
    def forward(self, x):
        return x.flatten(1).sum(dim=1)


batch = torch.export.Dim("batch")
program = torch.export.export(
    Rows(), (torch.ones(4, 3),), dynamic_shapes={"x": {0: batch}}
)
print(program.module()(torch.ones(7, 3)).tolist())

import torch


@torch.compile(backend="eager", fullgraph=True)
def padded(x, wanted):
    length = int(wanted.item())
    return torch.zeros(length) if length > 3 else x


try:
    padded(torch.ones(3), torch.tensor(5.0))
except Exception as error:
    print(
        type(error).__name__, str(error).split("(unhinted")[0].split(". ")[-1]
    )

import torch

table = torch.tensor([[1.0, 2.0], [float("nan"), 4.0], [5.0, 6.0]])
whole = table[table.isfinite().all(dim=1)]
print(
    "rows",
    len(whole),
    [round(v, 2) for v in torch.linalg.svdvals(whole).tolist()],
)

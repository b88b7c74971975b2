import io

import numpy as np
import torch

table = io.StringIO("34,2100\n51,\n29,1900\n45,3200\n")
features = torch.from_numpy(np.genfromtxt(table, delimiter=","))
print("nan cells read:           ", features.isnan().sum().item())

scaled = (features - features.mean(dim=0)) / features.std(dim=0)
print("nan cells after scaling:  ", scaled.isnan().sum().item())

row, column = features.isnan().nonzero()[0].tolist()
print(f"first one: row {row}, column {column}")

missing = features.isnan()
filled = torch.where(missing, features.nanmedian(dim=0).values, features)
features = torch.cat([filled, missing.double()], dim=1)
print("mended row:               ", features[row].tolist())

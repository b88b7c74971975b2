import tempfile
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Readings(Dataset):
    def __init__(self, folder):
        self.files = sorted(Path(folder).glob("*.npy"))

    def __len__(self):
        return len(self.files)

    def __getitem__(self, index):
        row = torch.from_numpy(np.load(self.files[index]))
        return row[:3], row[3:]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        rows = np.random.default_rng(0).normal(size=(100, 4))
        rows[:, 3] = rows[:, 0] - 2 * rows[:, 1]
        for index, row in enumerate(rows.astype(np.float32)):
            np.save(f"{folder}/{index:03}.npy", row)

        torch.manual_seed(0)
        model = nn.Linear(3, 1)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        readings = Readings(folder)
        loader = DataLoader(readings, 32, shuffle=True, num_workers=2)
        for epoch in range(3):
            for features, labels in loader:
                loss = nn.functional.mse_loss(model(features), labels)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                print(f"{epoch}: {len(labels):2} rows, loss {loss:.2f}")

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Noisy(Dataset):
    rng = None

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return self.rng.integers(100)


def give_generator(worker_id):
    info = get_worker_info()
    info.dataset.rng = np.random.default_rng(info.seed)


if __name__ == "__main__":
    for run in range(2):
        torch.manual_seed(0)
        loader = DataLoader(
            Noisy(), num_workers=2, worker_init_fn=give_generator
        )
        epochs = [[batch.item() for batch in loader] for _ in range(2)]
        print(f"run {run}: {epochs}")

import torch
from torch.utils.data import DataLoader, Dataset


class Crops(Dataset):
    def __init__(self):
        self.plain = torch.tensor(8)
        self.shared = torch.tensor(8).share_memory_()

    def __len__(self):
        return 1

    def __getitem__(self, index):
        return torch.stack([self.plain, self.shared])


if __name__ == "__main__":
    for start in ("fork", "spawn"):
        crops, seen = Crops(), []
        loader = DataLoader(
            crops,
            num_workers=1,
            persistent_workers=True,
            multiprocessing_context=start,
        )
        for size in (8, 16, 32):
            crops.plain.fill_(size)
            crops.shared.fill_(size)
            seen += [batch[0].tolist() for batch in loader]
        print(f"{start}: [plain, shared] {seen}")

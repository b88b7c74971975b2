from torch.utils.data import DataLoader

for workers in (0, 1):
    loader = DataLoader(
        [0, 1],
        num_workers=workers,
        persistent_workers=workers > 0,
        prefetch_factor=2 if workers else None,
    )
    print(workers, loader.persistent_workers, loader.prefetch_factor)

from torch.utils.data import DataLoader, default_collate


def skip_none(batch):
    kept = [sample for sample in batch if sample is not None]
    return default_collate(kept) if kept else None


samples = [0, None, 2, 3, None, None]
loader = DataLoader(samples, batch_size=2, collate_fn=skip_none)
for batch in loader:
    if batch is None:
        print("nothing left of this batch")
        continue
    print(batch)

from torch.utils.data import DataLoader

rows = [{"ids": number, "labels": number % 2} for number in range(4)]
batch = next(iter(DataLoader(rows, batch_size=2)))

print("labels" in batch, batch["labels"].tolist())

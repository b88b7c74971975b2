from torch.utils.data import DataLoader, DistributedSampler

rows = range(8)
sampler = DistributedSampler(rows, num_replicas=2, rank=0)
loader = DataLoader(rows, batch_size=4, sampler=sampler)
for epoch in range(3):
    sampler.set_epoch(epoch)
    for batch in loader:
        print(f"epoch {epoch}: rows {batch.tolist()}")

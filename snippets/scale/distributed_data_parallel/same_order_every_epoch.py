from torch.utils.data import DataLoader, DistributedSampler

data = list(range(8))
sampler = DistributedSampler(data, num_replicas=2, rank=0, shuffle=True)
loader = DataLoader(data, batch_size=4, sampler=sampler)

for epoch in range(3):
    print("no set_epoch:  ", epoch, [batch.tolist() for batch in loader])
for epoch in range(3):
    sampler.set_epoch(epoch)
    print("with set_epoch:", epoch, [batch.tolist() for batch in loader])

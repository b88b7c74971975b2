from torch.utils.data import DataLoader, DistributedSampler


def batches_of_rank(rows, rank, ranks, epochs):
    sampler = DistributedSampler(rows, num_replicas=ranks, rank=rank)
    loader = DataLoader(rows, batch_size=4, sampler=sampler)
    seen = []
    for epoch in range(epochs):
        sampler.set_epoch(epoch)
        seen.append([batch.tolist() for batch in loader])
    return seen

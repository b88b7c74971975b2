from torch.utils.data import DistributedSampler

samplers = [DistributedSampler(range(10), 4, rank) for rank in range(4)]
print(sum(len(sampler) for sampler in samplers))

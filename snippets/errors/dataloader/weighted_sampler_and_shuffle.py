from torch.utils.data import DataLoader, WeightedRandomSampler

labels = [0, 0, 0, 1]
sampler = WeightedRandomSampler([1.0, 1.0, 1.0, 3.0], num_samples=4)
for options in (
    {"sampler": sampler, "shuffle": True},
    {"batch_sampler": [[0, 3], [1, 2]], "batch_size": 2},
):
    try:
        DataLoader(labels, **options)
    except ValueError as error:
        print("ValueError:", error)

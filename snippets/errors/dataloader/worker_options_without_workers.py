from torch.utils.data import DataLoader

for options in (
    {"prefetch_factor": 2},
    {"persistent_workers": True},
    {"multiprocessing_context": "spawn"},
):
    try:
        DataLoader([0, 1], num_workers=0, **options)
    except ValueError as error:
        print("ValueError:", error)

# measured: the shares depend on the processor and on what else runs
from time import perf_counter, sleep

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

torch.set_num_threads(1)


class SlowToRead(Dataset):
    def __len__(self):
        return 480

    def __getitem__(self, index):
        sleep(0.001)
        return torch.zeros(512)


model = nn.Sequential(nn.Linear(512, 512), nn.ReLU(), nn.Linear(512, 10))


def step(batch):
    model(batch).sum().backward()


def seconds(batches, work):
    start = perf_counter()
    for batch in batches:
        work(batch)
    return perf_counter() - start


def report(title, loader):
    list(loader)
    full = seconds(loader, step)
    alone = seconds([torch.zeros(32, 512)] * 15, step)
    loading = seconds(loader, lambda batch: None)
    print(f"{title}: full 1.00, loader alone {loading / full:.2f}, ", end="")
    print(f"step alone {alone / full:.2f}")
    return full


if __name__ == "__main__":
    step(torch.zeros(32, 512))
    before = report("no workers", DataLoader(SlowToRead(), 32))
    workers = {"num_workers": 2, "persistent_workers": True}
    after = report(" 2 workers", DataLoader(SlowToRead(), 32, **workers))
    print(f"2 workers: {before / after:.1f}x as fast")
    assert before > 1.2 * after

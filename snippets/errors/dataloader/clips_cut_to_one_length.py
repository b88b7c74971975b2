import torch
from torch.utils.data import DataLoader


def cut(clips):
    shortest = min(len(clip) for clip in clips)
    return torch.stack([clip[:shortest] for clip in clips])


if __name__ == "__main__":
    clips = [torch.zeros(16000), torch.zeros(12000)]
    loader = DataLoader(clips, batch_size=2, num_workers=1, collate_fn=cut)
    print(next(iter(loader)).shape)

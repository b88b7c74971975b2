import torch
from torch.utils.data import DataLoader

if __name__ == "__main__":
    clips = [torch.zeros(16000), torch.zeros(12000)]
    try:
        next(iter(DataLoader(clips, batch_size=2, num_workers=1)))
    except RuntimeError as error:
        print(str(error).strip().splitlines()[-1])

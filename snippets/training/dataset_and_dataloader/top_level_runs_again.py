import torch
from torch.utils.data import DataLoader

print("the top of the file runs", flush=True)

if __name__ == "__main__":
    loader = DataLoader(
        torch.arange(4), 2, num_workers=1, multiprocessing_context="spawn"
    )
    for batch in loader:
        print(batch)

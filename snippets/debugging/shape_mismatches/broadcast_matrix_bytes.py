import torch

for rows in (32, 1024, 32768):
    guesses = torch.empty(rows, device="meta")
    targets = torch.empty(rows, 1, device="meta")
    difference = guesses - targets
    wanted = guesses.nbytes / 1e6
    print(f"{rows:>6} rows: {difference.nbytes / 1e6:10,.3f} MB"
          f" for {wanted:.3f} MB of errors")

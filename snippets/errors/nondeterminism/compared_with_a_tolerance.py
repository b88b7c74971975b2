import torch

values = torch.tensor([1e8, 1.0, -1e8, 1.0], dtype=torch.float64)
forwards = values.cumsum(0)[-1]
backwards = values.flip(0).cumsum(0)[-1]
print(
    torch.equal(forwards, backwards), (forwards - backwards).abs().item() < 1e-6
)
torch.testing.assert_close(forwards, backwards)

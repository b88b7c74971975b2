import torch

data = torch.tensor([[1.0, 2.0], [2.0, 1.0], [3.0, 5.0]])
centred = data - data.mean(dim=0)
covariance = centred.T @ centred / 2 + 1e-6 * torch.eye(2)
print(
    [
        [round(v, 2) for v in row]
        for row in torch.linalg.cholesky(covariance).tolist()
    ]
)

import torch

torch.manual_seed(0)
seen, unseen = torch.linspace(-1, 1, 10), torch.linspace(-0.95, 0.95, 50)
labels = seen + 0.3 * torch.randn(10)


def fit(degree, decay):
    powers = seen.double().view(-1, 1) ** torch.arange(degree + 1)
    square = powers.T @ powers + decay * torch.eye(degree + 1)
    weights = torch.linalg.solve(square, powers.T @ labels.double())
    guesses = unseen.double().view(-1, 1) ** torch.arange(degree + 1) @ weights
    train = (powers @ weights - labels).square().mean().item()
    return train, (guesses - unseen).square().mean().item()


for degree in (1, 4, 8):
    train, validation = fit(degree, decay=0.0)
    print(f"degree {degree}: train {train:.3f}, validation {validation:.3f}")

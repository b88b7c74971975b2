import torch

first = torch.tensor([1.0, 2.0, 3.0])


def report(name, distance_of):
    second = first.clone().requires_grad_()
    distance = distance_of(second - first)
    distance.backward()
    print(f"{name:15} {distance.item():.4f}  gradient", second.grad.tolist())


report("sqrt(sum)", lambda gap: gap.square().sum().sqrt())
report("sqrt(sum + eps)", lambda gap: (gap.square().sum() + 1e-8).sqrt())
report("vector_norm", torch.linalg.vector_norm)

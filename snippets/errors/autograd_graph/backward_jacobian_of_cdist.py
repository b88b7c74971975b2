import torch

points, centres = torch.tensor([[3.0, 4.0]]), torch.zeros(1, 2)
jacobian = torch.func.jacrev(lambda p: torch.cdist(p, centres))(points)
print("shape:", tuple(jacobian.shape))
print("values:", [round(value, 2) for value in jacobian.flatten().tolist()])

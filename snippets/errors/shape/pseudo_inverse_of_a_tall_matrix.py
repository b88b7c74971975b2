import torch

equations = torch.tensor([[1.0, 0.0], [0.0, 2.0], [1.0, 1.0]])
wanted = torch.tensor([[1.0], [4.0], [3.0]])
solution = torch.linalg.lstsq(equations, wanted).solution
print([round(number, 3) for number in solution.flatten().tolist()])

# warns: UserWarning
import torch

prediction = torch.zeros(2, 1)
target = torch.tensor([0.0, 2.0])
print(torch.nn.MSELoss()(prediction, target))

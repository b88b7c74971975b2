# raises: RuntimeError
import torch

ages = torch.zeros(100, 1)
incomes = torch.zeros(100, 3)
table = torch.cat([ages, incomes])

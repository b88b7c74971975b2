# raises: IndexError
import torch

scores = torch.tensor([0.9, 0.1, 0.8, 0.7])
correct = torch.tensor([True, False, False, True])
confident = scores[scores > 0.5]
print(confident[correct])

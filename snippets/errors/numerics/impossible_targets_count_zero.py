import torch
from torch import nn

torch.manual_seed(0)
steps, labels, classes = 4, 6, 10
scores = torch.randn(steps, 1, classes, requires_grad=True)
targets = torch.randint(1, classes, (1, labels))
loss = nn.CTCLoss(zero_infinity=True)(
    scores.log_softmax(2), targets, [steps], [labels]
)
loss.backward()
print(
    "loss:", loss.item(), " gradient is NaN:", scores.grad.isnan().any().item()
)

# raises: RuntimeError
# warns: UserWarning
import torch

logits = torch.tensor([[200.0, 0.0], [1.0, 2.0]], requires_grad=True)
targets = torch.tensor([[1.0, 0.0], [0.0, 1.0]])

with torch.autograd.set_detect_anomaly(True):
    probabilities = torch.softmax(logits, dim=1)
    logs = torch.log(probabilities)
    loss = -(targets * logs).sum(dim=1).mean()
    print("probabilities:", probabilities[0].tolist())
    print("logs:         ", logs[0].tolist())
    print("loss:         ", loss.item())
    loss.backward()

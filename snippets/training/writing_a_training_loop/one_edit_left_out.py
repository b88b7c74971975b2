import torch
from torch import nn

far = "meta"


def first_loss(move_model, move_batch):
    model = nn.Linear(3, 1)
    features, labels = torch.ones(8, 3), torch.ones(8, 1)
    if move_model:
        model.to(far)
    if move_batch:
        features, labels = features.to(far), labels.to(far)
    try:
        loss = nn.functional.mse_loss(model(features), labels)
    except RuntimeError as error:
        return str(error)
    return f"loss on {loss.device}"


print("both moved:     ", first_loss(True, True))
print("model forgotten:", first_loss(False, True))
print("batch forgotten:", first_loss(True, False))
print("both forgotten: ", first_loss(False, False))

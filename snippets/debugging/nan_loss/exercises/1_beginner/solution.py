import torch


def standardise(features):
    bad = (~features.isfinite()).nonzero()
    if len(bad):
        row, column = bad[0].tolist()
        raise ValueError(f"not finite: row {row}, column {column}")
    std = features.std(dim=0, correction=0)
    constant = std <= 1e-4 * features.abs().amax(dim=0)
    scale = torch.where(constant, 1.0, std)
    return (features - features.mean(dim=0)) / scale

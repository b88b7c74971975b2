import torch


def masked_log_mean(values, keep):
    safe = torch.where(keep, values, 1.0)
    logs = torch.where(keep, safe.log(), 0.0)
    return logs.sum() / keep.sum().clamp(min=1)

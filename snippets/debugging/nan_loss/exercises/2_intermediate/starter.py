import torch


def masked_log_mean(values, keep):
    logs = torch.where(keep, values.log(), 0.0)
    return logs.sum() / keep.sum()

import torch


def run_in_pieces(step, batch):
    try:
        return [step(batch)]
    except torch.OutOfMemoryError:
        if len(batch) == 1:
            raise
    first, second = batch.chunk(2)
    return run_in_pieces(step, first) + run_in_pieces(step, second)

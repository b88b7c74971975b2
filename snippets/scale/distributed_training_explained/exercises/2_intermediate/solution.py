def bytes_per_rank(parameters, ranks, stage):
    weights = 2 * parameters
    gradients = 2 * parameters
    optimizer = 12 * parameters
    if stage >= 1:
        optimizer /= ranks
    if stage >= 2:
        gradients /= ranks
    if stage >= 3:
        weights /= ranks
    return weights + gradients + optimizer


def smallest_stage(parameters, ranks, room):
    for stage in (0, 1, 2, 3):
        if bytes_per_rank(parameters, ranks, stage) <= room:
            return stage
    return None

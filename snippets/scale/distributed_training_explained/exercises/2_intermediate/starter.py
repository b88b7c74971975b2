def bytes_per_rank(parameters, ranks, stage):
    weights = 2 * parameters
    gradients = 2 * parameters
    optimizer = 12 * parameters
    return (weights + gradients + optimizer) / ranks


def smallest_stage(parameters, ranks, room):
    for stage in (3, 2, 1, 0):
        if bytes_per_rank(parameters, ranks, stage) <= room:
            return stage
    return None

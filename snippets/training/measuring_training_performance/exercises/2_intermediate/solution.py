from math import ceil


def summarise(rows, seconds, warm_up):
    rows, seconds = rows[warm_up:], seconds[warm_up:]
    ordered = sorted(seconds)
    within = ordered[ceil(0.95 * len(ordered)) - 1]
    return sum(rows) / sum(seconds), within

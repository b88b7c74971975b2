from statistics import median


def seconds(work, clock):
    start = clock()
    work()
    return clock() - start


def compare(old, new, clock):
    ratios = []
    for pair in range(40):
        if pair % 2:
            new_time = seconds(new, clock)
            old_time = seconds(old, clock)
        else:
            old_time = seconds(old, clock)
            new_time = seconds(new, clock)
        ratios.append(old_time / new_time)
    return median(ratios)

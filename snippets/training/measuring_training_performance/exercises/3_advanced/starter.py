from statistics import median


def seconds(work, clock):
    start = clock()
    work()
    return clock() - start


def compare(old, new, clock):
    old_times = [seconds(old, clock) for call in range(40)]
    new_times = [seconds(new, clock) for call in range(40)]
    return median(old_times) / median(new_times)

from statistics import median


def measure(work, finish, clock):
    for call in range(5):
        work()
    times = []
    for call in range(25):
        finish()
        start = clock()
        work()
        finish()
        times.append(clock() - start)
    return median(times)

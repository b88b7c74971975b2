def measure(work, finish, clock):
    start = clock()
    work()
    return clock() - start

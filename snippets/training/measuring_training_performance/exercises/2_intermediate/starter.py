def summarise(rows, seconds, warm_up):
    rates = [n / s for n, s in zip(rows, seconds)]
    mean = sum(seconds) / len(seconds)
    return sum(rates) / len(rates), mean

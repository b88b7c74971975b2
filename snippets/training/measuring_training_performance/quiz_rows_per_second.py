rows = [100, 100]
seconds = [1.0, 4.0]

rates = [n / s for n, s in zip(rows, seconds)]
print(sum(rows) / sum(seconds))

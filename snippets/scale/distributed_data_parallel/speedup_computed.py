import csv

import matplotlib.pyplot as plt

PARAMETERS, COMPUTE = 25_000_000, 0.100
RANKS = [1, 2, 4, 8, 16, 32, 64]
BUS = {"10 GB/s": 10e9, "1 GB/s": 1e9, "0.1 GB/s": 1e8}

table = []
for name, bytes_per_second in BUS.items():
    speedups = []
    for ranks in RANKS:
        sent = 2 * (ranks - 1) / ranks * 4 * PARAMETERS
        step = max(COMPUTE, sent / bytes_per_second)
        speedups.append(ranks * COMPUTE / step)
        megabytes, speedup = round(sent / 1e6, 1), round(speedups[-1], 2)
        table.append((name, ranks, megabytes, speedup))
    plt.loglog(RANKS, speedups, marker="o", base=2, label=name)
    print(f"{name}: 8 ranks {speedups[3]:.1f}x, 64 ranks {speedups[6]:.1f}x")
print("MB sent per rank and step:", [row[2] for row in table[: len(RANKS)]])
plt.loglog(RANKS, RANKS, "k:", base=2, label="ideal")
plt.xticks(RANKS, RANKS)
plt.yticks([0.25, 1, 4, 16, 64], ["1/4", "1", "4", "16", "64"])
plt.xlabel("ranks")
plt.ylabel("rows per second, times one rank")
plt.legend()
plt.savefig("speedup_computed.svg")
with open("speedup_computed.csv", "w", newline="") as file:
    csv.writer(file).writerows([("bus", "ranks", "MB", "speedup"), *table])

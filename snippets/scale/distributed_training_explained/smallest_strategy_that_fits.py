def gigabytes_per_rank(billions, ranks):
    weights, gradients, adam = 4 * billions, 4 * billions, 8 * billions
    return {
        "DDP": weights + gradients + adam,
        "ZeRO-1": weights + gradients + adam / ranks,
        "ZeRO-2": weights + (gradients + adam) / ranks,
        "FSDP": (weights + gradients + adam) / ranks,
    }


jobs = (0.1, 8, 24), (1.3, 8, 24), (7, 8, 80), (13, 8, 80), (70, 8, 80)
jobs += ((70, 64, 80),)
for billions, ranks, card in jobs:
    room = 0.7 * card
    print(f"{billions:4}B on {ranks:2} x {card} GB:", end=" ")
    for name, needed in gigabytes_per_rank(billions, ranks).items():
        if needed <= room:
            copies = 3 if name == "FSDP" else 2
            sent = copies * 4 * billions * (ranks - 1) / ranks
            print(f"{name}, {needed:.1f} GB held, {sent:.1f} GB sent a step")
            break
    else:
        print(f"nothing; FSDP needs {needed:.1f} of {room:.1f} GB")

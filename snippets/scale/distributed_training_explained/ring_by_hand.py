def ring_all_reduce(ranks):
    held = [[float(rank + 1)] * ranks for rank in range(ranks)]
    chunks_sent = 0
    for step in range(2 * (ranks - 1)):
        sent = []
        for rank in range(ranks):
            chunk = (rank - step) % ranks
            sent.append((chunk, held[rank][chunk]))
        for rank in range(ranks):
            chunk, value = sent[rank - 1]
            if step < ranks - 1:
                held[rank][chunk] += value
            else:
                held[rank][chunk] = value
        chunks_sent += 1
    total = ranks * (ranks + 1) / 2
    assert held == [[total] * ranks] * ranks
    return chunks_sent / ranks


for ranks in (2, 4, 8, 64):
    print(f"{ranks:2} ranks: ring {ring_all_reduce(ranks):.2f}", end="")
    print(f", through rank 0: {ranks - 1}")

BUS = 10e9
JOBS = {
    "table, 256 rows of 20": (256 * 21 * 4, 0.5e-3),
    "photos, 64 as uint8": (64 * 3 * 224 * 224, 100e-3),
    "photos, 64 as float32": (64 * 3 * 224 * 224 * 4, 100e-3),
    "video, 8 clips as float32": (8 * 64 * 3 * 224 * 224 * 4, 60e-3),
}

for name, (batch_bytes, step) in JOBS.items():
    copy = batch_bytes / BUS
    one_after_the_other = copy + step
    overlapped = max(copy, step)
    gain = one_after_the_other / overlapped
    print(f"{name}: copy {copy * 1e3:.3f} ms,", end=" ")
    print(f"step {step * 1e3:.1f} ms, at most {gain:.2f}x")

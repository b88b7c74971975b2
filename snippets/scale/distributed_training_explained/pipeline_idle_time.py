STAGES = 4

for micro_batches in (1, 4, 16):
    slots = micro_batches + STAGES - 1
    rows = [["."] * slots for stage in range(STAGES)]
    for stage in range(STAGES):
        for batch in range(micro_batches):
            rows[stage][stage + batch] = f"{batch:x}"
    idle = sum(row.count(".") for row in rows) / (STAGES * slots)
    print(f"{micro_batches} micro-batches: {idle:.0%} idle")
    for stage, row in enumerate(rows):
        print(f"  stage {stage}: {''.join(row)}")

PER_MACHINE = 4

rank = 6
local_rank = rank % PER_MACHINE
print(f"cuda:{local_rank}")

import os

print("processes promised by a launcher:", os.environ.get("WORLD_SIZE"))
local_rank = int(os.environ.get("LOCAL_RANK", 0))
print("the only process takes device", local_rank)

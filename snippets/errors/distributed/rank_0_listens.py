from datetime import timedelta

import torch.distributed as dist

second = timedelta(seconds=10)
rank_0 = dist.TCPStore("localhost", 0, is_master=True, wait_for_workers=False)
rank_1 = dist.TCPStore("localhost", rank_0.port, timeout=second)
rank_1.set("greeting", "found you")
print(rank_0.get("greeting").decode())

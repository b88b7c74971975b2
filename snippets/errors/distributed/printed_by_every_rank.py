# run: torchrun --nproc-per-node=2
import sys

import torch.distributed as dist

dist.init_process_group("gloo")
sys.stdout.write("epoch 0 is through\n")
dist.barrier()
dist.destroy_process_group()

# run: torchrun --nproc-per-node=2
import torch.distributed as dist

dist.init_process_group("gloo")
if dist.get_rank() == 0:
    print("epoch 0 is through", flush=True)
dist.barrier()
dist.destroy_process_group()

# needs: cuda
import torch

MIB = 2**20


def show(moment):
    allocated = torch.cuda.memory_allocated() / MIB
    reserved = torch.cuda.memory_reserved() / MIB
    print(f"{moment:24} allocated {allocated:4.0f} reserved {reserved:4.0f}")


tensors = [torch.empty(MIB // 2, device="cuda") for _ in range(200)]
show("200 tensors of 2 MiB")
tensors = tensors[::2]
show("every second one dropped")
torch.cuda.empty_cache()
show("after empty_cache()")
tensors.append(torch.empty(100 * MIB // 4, device="cuda"))
show("one more of 100 MiB")

import torch
import torch.distributed as dist


def all_reduce_in_halves(tensor):
    ranks = dist.get_world_size()
    length = tensor.numel()
    missing = -length % ranks
    padded = torch.cat([tensor.flatten(), tensor.new_zeros(missing)])
    pieces = list(padded.chunk(ranks))
    mine = torch.empty_like(pieces[0])
    dist.reduce_scatter(mine, pieces)
    gathered = [torch.empty_like(mine) for _ in range(ranks)]
    dist.all_gather(gathered, mine)
    return torch.cat(gathered)[:length].view_as(tensor)

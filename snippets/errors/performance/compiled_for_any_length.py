import torch
from torch._dynamo.testing import CompileCounter

counter = CompileCounter()


@torch.compile(backend=counter, dynamic=True)
def score(tokens):
    return tokens.float().mean()


for length in (10, 12, 15, 11):
    score(torch.ones(length))
    print(f"length {length}: compiled {counter.frame_count} times so far")

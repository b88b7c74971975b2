import torch
from torch import nn

torch.manual_seed(0)
embedding = nn.Embedding(50, 8)
output = nn.Linear(8, 50, bias=False)
output.weight = embedding.weight
model = nn.ModuleDict({"embedding": embedding, "output": output})
words = torch.randint(50, (64,))


def clip(parameters):
    model.zero_grad()
    logits = output(embedding(words))
    nn.functional.cross_entropy(logits, words.flip(0)).backward()
    nn.utils.clip_grad_norm_(parameters, max_norm=0.1)
    return embedding.weight.grad.norm()


two_lists = [*embedding.parameters(), *output.parameters()]
print(f"{len(two_lists)} entries, norm left {clip(two_lists):.4f}")
one_list = list(model.parameters())
print(f"{len(one_list)} entry,   norm left {clip(one_list):.4f}")

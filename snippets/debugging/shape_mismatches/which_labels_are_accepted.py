import torch
from torch.nn.functional import cross_entropy

torch.manual_seed(0)
logits = torch.randn(2, 5)
for label in (4, 5, -1, -100):
    try:
        loss = cross_entropy(logits, torch.tensor([0, label]))
        print(f"label {label}: a loss")
    except IndexError as error:
        print(f"label {label}: {error}")

alone = cross_entropy(logits[:1], torch.tensor([0]))
print("the -100 row counted:", not torch.equal(loss, alone))
print("-100 alone:", cross_entropy(logits[:1], torch.tensor([-100])).item())

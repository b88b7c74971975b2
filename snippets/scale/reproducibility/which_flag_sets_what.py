import torch

cudnn = torch.backends.cudnn


def show(when):
    flags = cudnn.benchmark, cudnn.deterministic
    enabled = torch.are_deterministic_algorithms_enabled()
    print(f"{when:24} {flags[0]!s:9} {flags[1]!s:13} {enabled}")


print(f"{'':24} benchmark deterministic algorithms")
show("at the start")
torch.manual_seed(0)
show("manual_seed")
torch.use_deterministic_algorithms(True)
show("use_deterministic_...")
cudnn.deterministic = True
cudnn.benchmark = True
show("both cuDNN flags set")

from pathlib import Path

import torch


def load(path):
    first = Path(path).read_bytes()[:40]
    if first.startswith(b"version https://git-lfs"):
        return "pointer only: run git lfs pull"
    if first.lstrip().startswith(b"<"):
        return "a web page, no checkpoint"
    return torch.load(path)


Path("page.pt").write_bytes(b"<!DOCTYPE html>")
Path("pointer.pt").write_bytes(b"version https://git-lfs.github.com/spec/v1")
torch.save({"weight": torch.ones(2)}, "model.pt")
for name in ("page.pt", "pointer.pt", "model.pt"):
    print(f"{name}:", load(name))

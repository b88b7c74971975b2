import pickle
from pathlib import Path

import torch

arrived = {
    "page.pt": b"<!DOCTYPE html>",
    "pointer.pt": b"version https://git-lfs.github.com/spec/v1",
    "reply.pt": b"Not Found",
}
for name, content in arrived.items():
    Path(name).write_bytes(content)
    for weights_only in (True, False):
        try:
            torch.load(name, weights_only=weights_only)
        except pickle.UnpicklingError as error:
            said = " ".join(str(error).split()).partition(" Check the doc")[0]
            print(f"{name}:", said.rpartition("use case: ")[2])

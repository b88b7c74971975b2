# measured: the digits depend on the processor's instruction sets
import os
import subprocess
import sys

CODE = """
import torch
draw = torch.Generator().manual_seed(0)
print(torch.rand(1000, generator=draw).numpy().tobytes().hex())
print(torch.randn(1000, generator=draw).numpy().tobytes().hex())
scores = torch.arange(1000.0) / 7
print(scores.softmax(dim=0).numpy().tobytes().hex())
print((scores * 3 + 1).numpy().tobytes().hex())
"""


def digits(capability):
    environment = {**os.environ, "ATEN_CPU_CAPABILITY": capability}
    command = [sys.executable, "-c", CODE]
    return subprocess.check_output(command, env=environment, text=True).split()


names = "rand", "randn", "softmax", "x * 3 + 1"
same = {}
for name, plain, vector in zip(names, digits("default"), digits("avx2")):
    same[name] = plain == vector
    print(f"{name:10} same bits: {same[name]}")
assert same["rand"] and same["x * 3 + 1"]

"""Run a program once for each GPU, one after another."""

from __future__ import annotations

import os
import runpy
import sys

import torch

assert sys.argv[1] == "--nproc-per-node=gpu"
for rank in range(torch.cuda.device_count()):
    os.environ["LOCAL_RANK"] = str(rank)
    runpy.run_path(sys.argv[2], run_name="__main__")

import re
import time

import torch
from torch.utils.data import DataLoader

loader = DataLoader(
    torch.arange(4), num_workers=1, multiprocessing_context="spawn"
)
try:
    for batch in loader:
        print(batch)
except RuntimeError as error:
    if "bootstrapping" in str(error):
        raise
    print("main process:", re.sub(r"(pid\S*) \d+", r"\1 N", str(error)))
time.sleep(1)

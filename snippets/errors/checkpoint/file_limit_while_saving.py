import re
import resource

import torch

resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
for zipped in (True, False):
    try:
        torch.save(
            torch.zeros(5000), "big.pt", _use_new_zipfile_serialization=zipped
        )
    except RuntimeError as error:
        print(re.sub(r"fd \d+", "fd 3", str(error)).splitlines()[0])

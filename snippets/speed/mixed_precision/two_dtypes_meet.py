import torch
from torch import nn

narrow = torch.randn(2, 4, 4).half()
wide = torch.randn(2, 4, 4)
first = (torch.tensor([0]),)
conv = nn.Conv1d(4, 4, 1)

meetings = {
    "bmm(wide, narrow)": lambda: torch.bmm(wide, narrow),
    "bmm(narrow, wide)": lambda: torch.bmm(narrow, wide),
    "conv(narrow)": lambda: conv(narrow),
    "wide + narrow": lambda: wide + narrow,
    "wide[0] = narrow": lambda: wide.index_put_(first, narrow[:1]),
}
for autocast in (False, True):
    print("under autocast" if autocast else "without autocast")
    for name, meeting in meetings.items():
        with torch.autocast("cpu", torch.float16, enabled=autocast):
            try:
                print(f"  {name}: {meeting().dtype}")
            except RuntimeError as error:
                print(f"  {name}: {error}")

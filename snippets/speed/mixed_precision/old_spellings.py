# warns: FutureWarning
import torch

with torch.cuda.amp.autocast(enabled=False):
    pass
torch.cuda.amp.GradScaler(enabled=False)

with torch.amp.autocast("cuda", enabled=False):
    pass
torch.amp.GradScaler("cuda", enabled=False)
print("the new spellings add no line of their own")

import io

import torch

sent = io.BytesIO()
torch.save({"epoch": 1}, sent)
print(torch.load(io.BytesIO(sent.getvalue())))

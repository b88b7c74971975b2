# raises: AttributeError
import io

import torch

sent = io.BytesIO()
torch.save({"epoch": 1}, sent)
torch.load(sent.getvalue())

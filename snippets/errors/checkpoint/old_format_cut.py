import io
import pickle

import torch

whole = io.BytesIO()
torch.save(torch.ones(64), whole, _use_new_zipfile_serialization=False)
size = len(whole.getvalue())
for kept in (size - 20, 100):
    cut = io.BytesIO(whole.getvalue()[:kept])
    try:
        torch.load(cut, weights_only=False)
    except (RuntimeError, pickle.UnpicklingError) as error:
        print(f"{type(error).__name__}: {error}")

# raises: ModuleNotFoundError
import importlib
import sys
from pathlib import Path

import torch

Path("models.py").write_text("class Settings:\n    width = 64\n")
sys.path.insert(0, ".")
models = importlib.import_module("models")

torch.save(models.Settings(), "settings.pt")
del sys.modules["models"]
Path("models.py").unlink()
sys.path_importer_cache.clear()
torch.load("settings.pt", weights_only=False)

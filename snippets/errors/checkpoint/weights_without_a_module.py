import importlib
import sys
from pathlib import Path

import torch

Path("models.py").write_text("class Settings:\n    width = 64\n")
sys.path.insert(0, ".")
models = importlib.import_module("models")

torch.save({"width": models.Settings.width}, "settings.pt")
del sys.modules["models"]
Path("models.py").unlink()
sys.path_importer_cache.clear()
print(torch.load("settings.pt"))

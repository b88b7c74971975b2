# raises: ValueError
from pathlib import Path

from torch.utils.data import DataLoader

for name in ("cat.JPG", "dog.JPG"):
    Path(name).touch()
files = sorted(str(path) for path in Path().glob("*.jpg"))
print(DataLoader(files, batch_size=2, shuffle=True))

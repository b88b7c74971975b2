from pathlib import Path

from torch.utils.data import DataLoader

for name in ("cat.JPG", "dog.JPG"):
    Path(name).touch()
files = sorted(p.name for p in Path().iterdir() if p.suffix.lower() == ".jpg")
if not files:
    raise FileNotFoundError(f"no pictures in {Path().resolve()}")
print(sorted(next(iter(DataLoader(files, batch_size=2, shuffle=True)))))

# raises: RuntimeError
from torch.utils.data import DataLoader

sentences = [[12, 7, 31], [5, 9]]
print(next(iter(DataLoader(sentences, batch_size=2))))

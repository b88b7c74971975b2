import random

from torch.utils.data import DataLoader, IterableDataset


class Lines(IterableDataset):
    def __iter__(self):
        order, buffer = random.Random(0), []
        for line in range(6):
            buffer.append(line)
            if len(buffer) == 3:
                yield buffer.pop(order.randrange(3))
        order.shuffle(buffer)
        yield from buffer


print([batch.item() for batch in DataLoader(Lines())])

import torch
from torch.nn.functional import pad
from torch.utils.data import DataLoader


def pad_images(images):
    sizes = torch.tensor([image.shape[1:] for image in images])
    height, width = sizes.max(dim=0).values.tolist()
    padded = [
        pad(image, (0, width - image.shape[2], 0, height - image.shape[1]))
        for image in images
    ]
    return torch.stack(padded), sizes


images = [torch.zeros(3, 544, 386), torch.zeros(3, 794, 586)]
loader = DataLoader(images, batch_size=2, collate_fn=pad_images)
batch, sizes = next(iter(loader))
print(batch.shape)
print("real sizes:", sizes.tolist())

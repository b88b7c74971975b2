import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def main():
    namespace = runpy.run_path(str(path))
    make_loader = namespace.get("make_loader")
    if make_loader is None:
        fail("the file defines no function named make_loader.")
    if "share_memory_" in Path(path).read_text():
        fail("step 3 asks for a way without share_memory_.")
    images = torch.arange(4 * 32 * 32).reshape(4, 32, 32)
    methods = torch.multiprocessing.get_all_start_methods()
    loader, set_size = make_loader(
        images,
        num_workers=1,
        persistent_workers=True,
        multiprocessing_context="fork" if "fork" in methods else None,
    )
    for size in (8, 16, 32):
        set_size(size)
        try:
            batch = torch.cat(list(loader))
        except Exception as error:
            last = str(error).strip().splitlines()[-1]
            fail(f"an epoch with crops of {size} raised: {last}")
        if batch.shape[1:] != (size, size):
            fail(
                f"after set_size({size}) the crops are "
                f"{batch.shape[1]} by {batch.shape[2]}."
            )
        if not torch.equal(batch, images[:, :size, :size]):
            fail("the crops don't hold the pixels of the images, in order.")
    if not loader.persistent_workers:
        fail("the workers are no longer persistent.")
    print("Passed: running workers crop at 8, 16 and 32.")


if __name__ == "__main__":
    main()

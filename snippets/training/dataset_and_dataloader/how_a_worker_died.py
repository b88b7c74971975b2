import os
import re
import signal

from torch.utils.data import DataLoader, Dataset


class Dies(Dataset):
    def __init__(self, signal_number):
        self.signal_number = signal_number

    def __len__(self):
        return 1

    def __getitem__(self, index):
        if self.signal_number is None:
            os._exit(1)
        os.kill(os.getpid(), self.signal_number)


if __name__ == "__main__":
    for signal_number in (None, signal.SIGKILL):
        loader = DataLoader(
            Dies(signal_number), num_workers=1, multiprocessing_context="fork"
        )
        try:
            list(loader)
        except RuntimeError as error:
            for text in (error.__cause__, error):
                print(re.sub(r"(pid\S*) \d+", r"\1 N", str(text)))

# raises: RuntimeError
import torch.multiprocessing as mp

if __name__ == "__main__":
    mp.set_start_method("spawn", force=True)
    print(mp.get_start_method())
    mp.set_start_method("fork")

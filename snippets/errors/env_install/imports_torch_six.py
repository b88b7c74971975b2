# raises: ModuleNotFoundError
from torch._six import inf

print(inf > 1)

# raises: ModuleNotFoundError
import pytorch

print(pytorch.ones(2))

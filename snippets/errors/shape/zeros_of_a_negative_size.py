# raises: RuntimeError
import torch

wanted, sentence = 4, ["the", "cat", "sat", "on", "it"]
torch.zeros(wanted - len(sentence))

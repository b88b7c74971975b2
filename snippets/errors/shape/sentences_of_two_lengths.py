# raises: ValueError
import torch

sentences = [[4, 8, 15], [16, 23]]
batch = torch.tensor(sentences)

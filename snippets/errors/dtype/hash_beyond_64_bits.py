# raises: ValueError
import torch

fingerprint = 0xFFEE_DDCC_BBAA_9988_7766

print("bits:", fingerprint.bit_length())
torch.tensor([fingerprint])

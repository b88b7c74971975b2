import torch

fingerprint = 0xFFEE_DDCC_BBAA_9988_7766

bucket = torch.tensor([fingerprint % 2**63])
print("bucket:", bucket.dtype, bucket.item() < 2**63)

import torch

embedding = torch.tensor([0.5, 1.25, -3.0], dtype=torch.bfloat16)

array = embedding.float().numpy()
print("array:", array.dtype, array.tolist())
print(
    "no value changed:",
    torch.equal(torch.from_numpy(array).bfloat16(), embedding),
)

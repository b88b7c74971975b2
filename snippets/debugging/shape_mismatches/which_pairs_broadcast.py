import torch

pairs = (
    ((4, 16), (4, 10)),
    ((4, 16), (4,)),
    ((4, 16), (16,)),
    ((4, 16), (4, 1)),
    ((4, 4), (4,)),
    ((4, 1), (4,)),
)
for left, right in pairs:
    try:
        result = tuple((torch.zeros(left) - torch.zeros(right)).shape)
    except RuntimeError as error:
        result = str(error).split(" at ")[0]
    print(f"{str(left):<8} - {str(right):<8} {result}")

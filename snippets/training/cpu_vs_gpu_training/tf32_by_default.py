import torch

print("float32 matmul may use TF32:", torch.backends.cuda.matmul.allow_tf32)
print("convolution may use TF32:", torch.backends.cudnn.allow_tf32)
print("matmul precision:", torch.get_float32_matmul_precision())

torch.set_float32_matmul_precision("high")
print("after 'high':", torch.backends.cuda.matmul.allow_tf32)

torch.backends.cudnn.allow_tf32 = False
print("convolution, switched off:", torch.backends.cudnn.allow_tf32)

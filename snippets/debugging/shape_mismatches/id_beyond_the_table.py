# raises: IndexError
import torch
from torch import nn

embedding = nn.Embedding(num_embeddings=100, embedding_dim=8)
sentences = torch.tensor([[5, 17, 99], [3, 100, 0]])

outside = (sentences < 0) | (sentences >= embedding.num_embeddings)
print("at", outside.nonzero().tolist(), "id", sentences[outside].tolist())
embedding(sentences)

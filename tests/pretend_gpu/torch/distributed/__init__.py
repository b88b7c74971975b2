"""Where torchrun comes from."""

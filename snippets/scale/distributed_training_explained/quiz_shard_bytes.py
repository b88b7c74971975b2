billions, ranks = 1, 8

weights, gradients, adam = 4 * billions, 4 * billions, 8 * billions
print(weights + gradients + adam / ranks, "GB")

nan = float("nan")
print(min([0.9, nan, 0.7]), min([nan, 0.9, 0.7]))

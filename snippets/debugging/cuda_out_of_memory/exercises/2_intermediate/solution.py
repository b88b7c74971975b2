def standing_bytes(model, adam):
    total = 0
    for parameter in model.parameters():
        total += parameter.nbytes
        if parameter.requires_grad:
            total += parameter.nbytes
            if adam:
                total += 2 * parameter.nbytes + 4
    return total

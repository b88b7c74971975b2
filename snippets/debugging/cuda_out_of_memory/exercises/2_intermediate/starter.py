def standing_bytes(model, adam):
    return 4 * sum(parameter.nbytes for parameter in model.parameters())

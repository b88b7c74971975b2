def convert_training(model, optimizer, convert):
    convert(model)

def convert_training(model, optimizer, convert):
    state = optimizer.state_dict()
    name_of = {parameter: name for name, parameter in model.named_parameters()}
    groups = optimizer.param_groups
    names = [[name_of[p] for p in group["params"]] for group in groups]
    convert(model)
    now = dict(model.named_parameters())
    for group, group_names in zip(groups, names):
        group["params"] = [now[name] for name in group_names]
    optimizer.load_state_dict(state)

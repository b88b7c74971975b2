def load_any(model, state):
    wanted = set(model.state_dict())
    state = dict(state)
    while set(state) != wanted:
        if not all(key.startswith("module.") for key in state):
            break
        state = {key.removeprefix("module."): state[key] for key in state}
    model.load_state_dict(state)

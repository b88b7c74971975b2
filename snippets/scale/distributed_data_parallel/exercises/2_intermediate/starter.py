def load_any(model, state):
    model.load_state_dict(state, strict=False)

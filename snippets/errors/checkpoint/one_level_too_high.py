from torch import nn

model = nn.Linear(2, 2)
for name in ("model", "state_dict", "model_state_dict"):
    try:
        model.load_state_dict({name: model.state_dict(), "epoch": 3})
    except RuntimeError as error:
        print(str(error).strip().splitlines()[-1].strip())

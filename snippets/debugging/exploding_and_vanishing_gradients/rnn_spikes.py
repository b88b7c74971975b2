import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn


def norm_of_each_sequence(gain):
    torch.manual_seed(0)
    signals = torch.randn(60, 40, 1, dtype=torch.float64)
    rnn = nn.RNN(1, 16, batch_first=True, dtype=torch.float64)
    nn.init.orthogonal_(rnn.weight_hh_l0, gain)
    head = nn.Linear(16, 1, dtype=torch.float64)
    for signal in signals:
        predicted = head(rnn(signal[None])[0][:, -1])
        loss = nn.functional.mse_loss(predicted[0], signal[0])
        gradients = torch.autograd.grad(loss, list(rnn.parameters()))
        yield nn.utils.get_total_norm(gradients).item()


columns = [range(60)]
for gain, style in (1.0, "--"), (1.5, "-."), (2.0, "-"):
    norms = np.array([*norm_of_each_sequence(gain)])
    print(f"gain {gain}: median norm {np.median(norms):.0e},", end=" ")
    print(f"largest {norms.max():.0e}")
    plt.semilogy(norms, style, label=f"gain {gain}")
    columns.append(norms)
names = "sequence,gain_1,gain_1_5,gain_2"
table = np.column_stack(columns)
np.savetxt("rnn_spikes.csv", table, "%.2g", ",", "\n", names, "", "")
plt.xlabel("sequence")
plt.ylabel("gradient norm")
plt.ylim(top=1e5)
plt.legend(frameon=False, ncols=3, loc="upper center")
plt.savefig("rnn_spikes.svg")

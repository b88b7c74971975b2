# %% [markdown]
# # Watch a run die
#
# For thirty steps each loss of this run is lower than the last. Some ten steps later it is not even finite. Which instrument knew first, and how long before the loss did?
#
# Needs `pip install torch matplotlib`. It takes a few seconds on a CPU and uses a GPU if it finds one.

# %% [markdown]
# ## Predict first
#
# The learning rate of this run grows by 0.001 in each step, and nobody told it where to stop.
#
# 1. Gradient norm, size of the update, largest activation, angle between two gradients: which of them moves first?
# 2. When the loss has doubled, is it too late to lower the rate?
# 3. Would the run live if it skipped every step whose loss is not finite?
#
# <details><summary>What the run said</summary>
#
# The angle: successive gradients point against each other while the loss is still at its lowest. One instrument that is not on the list knew about a dozen steps earlier. It is not too late: lowering the rate saves the run even after the loss has doubled. Skipping saves nothing, since the weights are ruined before any number stops being finite.
#
# </details>

# %% tags=["setup"]
import copy
import math

import matplotlib.pyplot as plt
import torch
from torch import nn

device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")
# A few thousand numbers per operation: a second thread would only wait.
torch.set_num_threads(1)

INK, RED, BLUE, GREEN = "#777b84", "#d0463b", "#2f7fc1", "#1f8a70"
plt.rcParams.update(
    {
        "figure.facecolor": "none",
        "axes.facecolor": "none",
        "savefig.transparent": True,
        "figure.figsize": (6.8, 3.8),
        "font.size": 11,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "legend.frameon": False,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
)


def report(task, right, hint):
    """Say whether a task is done, and if not, what is missing."""
    print(f"Task {task}: " + ("right." if right else f"not yet. {hint}"))


print("torch", torch.__version__, "on", device)

# %% [markdown]
# ## Measure
#
# ### Which rates kill it?
#
# Eight features, one of them in a unit ten times smaller than the others, so its numbers are ten times larger. A model with one hidden layer, plain SGD. The same start is trained at ten fixed rates.
#
# Beside each run stands a number that needs no run. The *sharpness* is the largest curvature of the loss, the top eigenvalue of its Hessian, found from gradients of gradients. For a parabola theory is exact: gradient descent converges if rate × sharpness is below 2.


# %%
torch.manual_seed(0)
features = torch.randn(128, 8)
labels = features[:, :1] * features[:, 1:2] + torch.sin(2 * features[:, 2:3])
labels = (labels + features[:, 3:4]).to(device)
features[:, 7] *= 10
features = features.to(device)


def fresh_model():
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(8, 32), nn.LeakyReLU(), nn.Linear(32, 1)).to(
        device
    )


def sharpness(loss, parameters, vector, rounds):
    """Largest curvature by power iteration, and the direction that has it."""
    gradients = torch.autograd.grad(loss, parameters, create_graph=True)
    gradient = torch.cat([g.flatten() for g in gradients])
    curvature = torch.tensor(0.0)
    for _ in range(rounds):
        products = torch.autograd.grad(
            gradient @ vector, parameters, retain_graph=True
        )
        product = torch.cat([p.flatten() for p in products])
        curvature = product @ vector
        vector = product / product.norm()
    return curvature.item(), vector


def first_direction(parameters):
    generator = torch.Generator().manual_seed(2)
    vector = torch.randn(
        sum(p.numel() for p in parameters), generator=generator
    )
    return (vector / vector.norm()).to(device)


model = fresh_model()
parameters = list(model.parameters())
loss = nn.functional.mse_loss(model(features), labels)
at_start, _ = sharpness(
    loss, parameters, first_direction(parameters), rounds=50
)
limit = 2 / at_start
print(f"sharpness before the first step: {at_start:.0f}")
print(f"so the rate should stay below    {limit:.3f}")

# %%
rates = [
    limit * 2.0**power for power in (-6, -5, -4, -3, -2, -1, -0.5, 1, 2, 3)
]
ends = []
for rate in rates:
    model = fresh_model()
    optimizer = torch.optim.SGD(model.parameters(), lr=rate)
    for _ in range(100):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    ends.append(loss.item())
    print(
        f"rate {rate:.4f} = {rate / limit:5.2f} × limit   loss {ends[-1]:.2f}"
    )
lives = [math.isfinite(end) for end in ends]
assert all(lives[:5]), "a rate far below the limit must live"
assert not any(lives[-2:]), "a rate far above the limit must die"
assert min(end for end in ends if math.isfinite(end)) not in ends[:5]

# %%
# alt: Loss after a hundred steps over the learning rate, which has a logarithmic axis. The loss falls steadily as the rate grows towards a dashed line, the limit computed from the sharpness. Crosses at the top, right of the line, mark rates whose loss is not finite.
figure, axes = plt.subplots()
alive = [
    (rate, end) for rate, end in zip(rates, ends, strict=True) if end < 1e3
]
dead = [rate for rate, end in zip(rates, ends, strict=True) if not end < 1e3]
top = 1.2 * max(end for _, end in alive)
axes.plot(
    *zip(*alive, strict=True), "o-", color=BLUE, label="loss after 100 steps"
)
axes.plot(dead, [top] * len(dead), "x", color=RED, markersize=9, label="dead")
axes.axvline(
    limit, color=INK, linestyle="--", label="2 ÷ sharpness at the start"
)
axes.set_xscale("log")
axes.set_ylim(0, 1.1 * top)
axes.set_xlabel("learning rate")
axes.set_ylabel("loss (mean squared error)")
axes.legend(loc="lower left")
plt.show()

# %% [markdown]
# The best rates lie right beside the deadly ones. A schedule that climbs towards the best passes the limit without a sound. That is the run to watch.
#
# ### What did the instruments show?
#
# The rate in step *n* is 0.001 × (*n* + 1). Six instruments look at each step.


# %%
def warm_up(step):
    return 0.001 * (step + 1)


def watch(
    schedule, inputs=features, steps=100, clip=None, skip_nonfinite=False
):
    """Train; return one dictionary of readings per step, and the states."""
    model = fresh_model()
    parameters = list(model.parameters())
    optimizer = torch.optim.SGD(parameters, lr=1.0)
    direction, before = first_direction(parameters), None
    history, states = [], []
    for step in range(steps):
        rate = optimizer.param_groups[0]["lr"] = schedule(step)
        states.append(copy.deepcopy(model.state_dict()))
        hidden = model[:2](inputs)
        loss = nn.functional.mse_loss(model[2](hidden), labels)
        curvature, turned = sharpness(loss, parameters, direction, rounds=4)
        direction = turned if turned.isfinite().all() else direction
        optimizer.zero_grad()
        loss.backward()
        norm = nn.utils.get_total_norm([p.grad for p in parameters])
        gradient = torch.cat([p.grad.flatten() for p in parameters])
        weights = torch.cat([p.detach().flatten() for p in parameters])
        before = gradient if before is None else before
        history.append(
            {
                "loss": loss.item(),
                "largest activation": hidden.abs().max().item(),
                "gradient norm": norm.item(),
                "update ÷ weights": rate * norm.item() / weights.norm().item(),
                "cosine of gradients": torch.cosine_similarity(
                    gradient, before, dim=0
                ).item(),
                "rate × sharpness": rate * curvature,
            }
        )
        before = gradient
        if clip is not None:
            nn.utils.clip_grad_norm_(parameters, clip)
        if not math.isfinite(loss.item()):
            if skip_nonfinite:
                continue
            break
        optimizer.step()
    return history, states


history, states = watch(warm_up)
died = len(history) - 1
print("step    loss  largest act.   norm  update÷w  cosine  rate×sharpness")
for step in [0, 10, 20, 25, *range(29, died + 1)]:
    row = list(history[step].values())
    print(f"{step:4} " + " ".join(f"{value:9.2g}" for value in row))
assert not math.isfinite(history[-1]["loss"]) and died < 60

# %% [markdown]
# Now one rule for each instrument. It may use what has happened so far, and nothing else.


# %%
def grew(name, factor):
    """Alarm when a reading exceeds `factor` × its lowest of the last ten."""

    def alarm(past):
        recent = [reading[name] for reading in past[-11:]]
        return not recent[-1] <= factor * min(recent)

    return alarm


ALARMS = {
    "loss": lambda past: (
        not past[-1]["loss"] <= 2 * min(r["loss"] for r in past)
    ),
    "largest activation": grew("largest activation", 3),
    "gradient norm": grew("gradient norm", 3),
    "update ÷ weights": grew("update ÷ weights", 3),
    "cosine of gradients": lambda past: (
        not past[-1]["cosine of gradients"] >= 0
    ),
    "rate × sharpness": lambda past: not past[-1]["rate × sharpness"] <= 2,
}


def first_alarm(alarm, history):
    """The first step at which an alarm goes off, or None."""
    for step in range(len(history)):
        if alarm(history[: step + 1]):
            return step
    return None


alarms = {name: first_alarm(alarm, history) for name, alarm in ALARMS.items()}
for name, step in sorted(alarms.items(), key=lambda item: item[1]):
    print(f"{name:20} step {step:2}, {died - step:2} before the end")
losses = [reading["loss"] for reading in history]
sharp, turn, seen = (
    alarms[name]
    for name in ("rate × sharpness", "cosine of gradients", "loss")
)
assert sharp + 8 <= turn < seen <= alarms["largest activation"]
assert all(losses[step + 1] < losses[step] for step in range(sharp, sharp + 8))
assert losses[turn] < 1.05 * min(losses[: turn + 1])

# %%
# alt: Six small panels over the steps of the run, with a red line where the alarm goes off. The loss falls smoothly and shoots up in the last steps shown. The largest activation stays level, and its alarm comes after the end of the panel. Gradient norm and update over weights lie flat and rise shortly before the loss. The cosine of successive gradients stays near 1 and drops through 0 a little earlier. Rate times sharpness climbs as a straight line and passes 2 long before all the others.
last = seen + 2
figure, panels = plt.subplots(3, 2, figsize=(6.8, 7.2), sharex=True)
for axes, name in zip(panels.flat, ALARMS, strict=True):
    axes.plot([reading[name] for reading in history[: last + 1]], color=BLUE)
    if alarms[name] <= last:
        axes.axvline(alarms[name], color=RED, linewidth=1.2)
    axes.set_title(f"{name}: step {alarms[name]}", fontsize=11)
    if name in ("gradient norm", "update ÷ weights"):
        axes.set_yscale("log")
    elif name in ("loss", "largest activation"):
        axes.set_ylim(0, 3 * history[0][name])
for axes in panels[-1]:
    axes.set_xlabel("step")
panels[2, 0].set_ylabel("cosine (−1 to 1)")
figure.tight_layout()
plt.show()

# %% [markdown]
# For several steps the run has been unstable while each loss is the best so far. Along one direction, the steep one, every update overshoots the minimum and lands a little higher on the other side. It starts from almost nothing, so all other directions hide it; it grows by a factor per step, so they cannot hide it for long. When the overshoot dominates the gradient, successive gradients point in opposite directions, and the cosine turns negative.
#
# ### Where did the first bad number appear?

# %%
model = fresh_model()
model.load_state_dict(states[-1])
for name, module in model.named_children():

    def look(module, inputs, output, name=name):
        kind = type(module).__name__
        finite = [p.isfinite().all().item() for p in module.parameters()]
        print(
            f"layer {name} {kind:9}  weights finite: {all(finite)!s:5}"
            f"  input: {inputs[0].isfinite().all().item()!s:5}"
            f"  output: {output.isfinite().all().item()!s:5}"
            f"  largest {output.abs().max():.0e}"
        )

    module.register_forward_hook(look)
with torch.no_grad():
    prediction = model(features)

# %% [markdown]
# These are the weights with which the loss first failed. All layers may be finite here and the loss inf all the same: it squares, and in float32 squares run out of range above about 1.8e19. No hook on a layer sees that. ([NaN loss](../debugging/nan-loss.md#which-module-is-the-first-that-isnt-finite) has the case where one does.) Either way this is the place of death and not the cause, which lies twenty steps back.
#
# ### Until when could it be saved?
#
# We kept the weights of each step. So we can go back to any of them, lower the rate to 0.01, train on, and see whether the loss recovers. Halving the interval finds the last step from which it does.


# %%
def recovers(step):
    """Does the run live on from this step at the low rate, and get better?"""
    model = fresh_model()
    model.load_state_dict(states[step])
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    for _ in range(100):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return loss.item() < min(losses[: seen + 1])


saved, lost = 0, died
assert recovers(saved) and not recovers(lost)
while lost - saved > 1:
    middle = (saved + lost) // 2
    saved, lost = (middle, lost) if recovers(middle) else (saved, middle)
print(f"the loss has doubled at step {seen}")
print(f"the last step to go back to: {saved}")
print(f"not finite at step           {died}")
assert recovers(seen), "at the loss's alarm there is still time"

# %% [markdown]
# ### What would have saved it?

# %%
standard = (features - features.mean(0)) / features.std(0)
TREATMENTS = {
    "nothing": {"schedule": warm_up},
    "stop the rate at 0.01": {
        "schedule": lambda step: min(0.01, warm_up(step))
    },
    "standardise features": {"schedule": warm_up, "inputs": standard},
    "clip the norm to 1": {"schedule": warm_up, "clip": 1.0},
    "skip non-finite steps": {"schedule": warm_up, "skip_nonfinite": True},
}
outcomes = {}
for name, treatment in TREATMENTS.items():
    readings, _ = watch(**treatment)
    outcomes[name] = readings[-1]["loss"]
    highest = max(reading["rate × sharpness"] for reading in readings[:30])
    print(
        f"{name:22} step {len(readings) - 1:3}  loss {outcomes[name]:9.3g}"
        f"  rate × sharpness in 30 steps up to {highest:.1f}"
    )

best_before_death = min(losses[: seen + 1])
assert outcomes["stop the rate at 0.01"] < best_before_death
assert outcomes["standardise features"] < outcomes["stop the rate at 0.01"]
assert outcomes["clip the norm to 1"] < best_before_death
assert (
    not outcomes["nothing"] < 1e3
    and not outcomes["skip non-finite steps"] < 1e3
)

# %% [markdown]
# Standardising removes the cause: the steep direction is gone, and the rate may climb on. A lower rate lives with the cause. Clipping does too: the run stays past the limit, but each step is kept short, so the overshoot stays bounded. Skipping comes too late. Its last finite step has already written huge weights, so every later loss is skipped as well.

# %% [markdown]
# ## Answer
#
# The loss is a late witness, and the largest activation a later one. The cosine of two successive gradients costs one stored gradient, and turned while the loss was at its best. Rate × sharpness predicted the death before anything moved, and costs a few extra backward passes; on a large model you would look at it every few hundred steps. Real networks often hover near 2 for long and survive, so read it as a warning. A bad sign is a climb past 2 with the cosine below 0.

# %% [markdown]
# ## Change this
#
# Each check says what is still missing.
#
# ### Task 1: the highest safe peak
#
# Let the warm-up end at `peak` and stay there. Choose it so that rate × sharpness never passes 2 in 100 steps, but get above 1.5 with it. Start from the limit that was computed before the first step, and be ready for a surprise.


# %% tags=["setup"]
def check_1(peak):
    if peak is None:
        report(1, False, "Set `peak`.")
        return
    readings, _ = watch(lambda step: min(peak, warm_up(step)))
    highest = max(reading["rate × sharpness"] for reading in readings)
    right = len(readings) == 100 and 1.5 < highest <= 2
    report(1, right, f"rate × sharpness reaches {highest:.2f}.")


# %% tags=["task"]
peak = None
check_1(peak)

# %% tags=["solution"]
# The sharpness grows while the model learns, so 2 / at_start is too high.
peak = 0.64 * limit
check_1(peak)

# %% [markdown]
# ### Task 2: flatten the steep direction
#
# Keep the schedule that killed the run, and all eight columns. Change the features so that the sharpness at the start drops below a tenth of what it was and the run lives for 100 steps.


# %% tags=["setup"]
def check_2(inputs):
    readings, _ = watch(warm_up, inputs=inputs)
    start = readings[0]["rate × sharpness"] / warm_up(0)
    alive = len(readings) == 100 and readings[-1]["loss"] < best_before_death
    right = inputs.shape == features.shape and alive and start < at_start / 10
    report(
        2, right, f"Sharpness at the start {start:.0f}, {len(readings)} steps."
    )


# %% tags=["task"]
inputs = features
check_2(inputs)

# %% tags=["solution"]
inputs = features / features.abs().amax(0)
check_2(inputs)

# %% [markdown]
# ### Task 3: an alarm of your own
#
# `alarm(past)` gets the readings up to now, the latest last. It must go off on the dying run at least two steps before the loss has doubled, and stay silent on the run whose rate stops at 0.01. The sharpness is too costly for it: leave that reading alone.

# %% tags=["setup"]
healthy, _ = watch(TREATMENTS["stop the rate at 0.01"]["schedule"])


def check_3(alarm):
    hide = "rate × sharpness"
    dying, calm = (
        [
            {k: v for k, v in reading.items() if k != hide}
            for reading in readings
        ]
        for readings in (history, healthy)
    )
    step, false = first_alarm(alarm, dying), first_alarm(alarm, calm)
    right = step is not None and step <= seen - 2 and false is None
    hint = (
        f"Goes off at step {step}, wanted by {seen - 2}; "
        f"on the healthy run: {false}."
    )
    report(3, right, hint)


# %% tags=["task"]
def alarm(past):
    return not math.isfinite(past[-1]["loss"])


check_3(alarm)


# %% tags=["solution"]
def alarm(past):
    return past[-1]["cosine of gradients"] < 0


check_3(alarm)

# %% [markdown]
# ## Where to read on
#
# - [Exploding and vanishing gradients](../debugging/exploding-and-vanishing-gradients.md): the norm, and how to choose a ceiling for it.
# - [NaN loss](../debugging/nan-loss.md): deaths that no learning rate causes.
# - [Writing a training loop](../training/writing-a-training-loop.md): where these instruments go.

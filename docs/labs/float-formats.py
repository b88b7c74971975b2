# %% [markdown]
# # Float formats
#
# A number in a model is 32, 16 or 8 bits. Which numbers exist in each format, and what happens to a gradient that falls between two of them? Sixteen bits are few enough to look at every value there is.
#
# Needs `pip install torch numpy matplotlib`. A CPU is enough, and it takes a few seconds.

# %% [markdown]
# ## Predict first
#
# 1. How many of all finite float16 values lie between −1 and 1?
# 2. Add 1 to a bfloat16 zero ten thousand times. Where does the sum end?
# 3. Two formats with 8 bits: e4m3 spends four bits on the exponent and three on digits, e5m2 five and two. Which one would you give to gradients?
#
# Write your three answers down, then run the cells.
#
# <details><summary>What the run said</summary>
#
# Nearly half of them. The sum ends at 256, and `sum()` on the same ten thousand ones does not. Gradients of very different sizes get e5m2; its window is wider, and each value in it is about twice as wrong.
#
# </details>

# %% tags=["setup"]
import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

# Small work: a second thread would mostly be waited for.
torch.set_num_threads(1)

INK = "#777b84"
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

FORMATS = {
    "float16": torch.float16,
    "bfloat16": torch.bfloat16,
    "e4m3": torch.float8_e4m3fn,
    "e5m2": torch.float8_e5m2,
}
COLOURS = {
    "float32": INK,
    "float16": "#2f7fc1",
    "bfloat16": "#c26a00",
    "e4m3": "#1f8a70",
    "e5m2": "#d0463b",
}


def report(task, right, hint):
    """Say whether a task is done, and if not, what is missing."""
    print(f"Task {task}: " + ("right." if right else f"not yet. {hint}"))


print("torch", torch.__version__)

# %% [markdown]
# ## Measure
#
# ### Can you read the bits yourself?
#
# One bit is the sign, then come exponent and mantissa. An exponent of all zeros marks the subnormals, which have no leading 1. An exponent of all ones marks inf and NaN, except in e4m3: there one single mantissa is NaN, and the others are ordinary numbers. One function decodes all four formats.


# %%
def decode(pattern, exponent_bits, mantissa_bits, finite_only=False):
    """The number that a bit pattern stands for, computed by hand."""
    sign = -1.0 if pattern >> (exponent_bits + mantissa_bits) else 1.0
    exponent = (pattern >> mantissa_bits) & (2**exponent_bits - 1)
    mantissa = pattern & (2**mantissa_bits - 1)
    bias = 2 ** (exponent_bits - 1) - 1
    if exponent == 2**exponent_bits - 1:
        if finite_only and mantissa == 2**mantissa_bits - 1:
            return float("nan")
        if not finite_only:
            return float("nan") if mantissa else sign * float("inf")
    if exponent == 0:
        return sign * mantissa / 2**mantissa_bits * 2.0 ** (1 - bias)
    return sign * (1 + mantissa / 2**mantissa_bits) * 2.0 ** (exponent - bias)


LAYOUT = {
    "float16": (5, 10),
    "bfloat16": (8, 7),
    "e4m3": (4, 3, True),
    "e5m2": (5, 2),
}


def every_value(name):
    """All bit patterns of a format, as PyTorch reads them, in float64."""
    if FORMATS[name].itemsize == 1:
        patterns = torch.arange(256).to(torch.uint8)
    else:
        patterns = torch.arange(-(2**15), 2**15).to(torch.int16).roll(2**15)
    return patterns.view(FORMATS[name]).double()


values = {name: every_value(name) for name in FORMATS}
for name, layout in LAYOUT.items():
    by_hand = torch.tensor(
        [decode(pattern, *layout) for pattern in range(len(values[name]))],
        dtype=torch.float64,
    )
    assert torch.equal(by_hand.isnan(), values[name].isnan())
    assert torch.equal(
        by_hand.nan_to_num(nan=0.0), values[name].nan_to_num(nan=0.0)
    )
    print(
        f"{name:8}  {len(by_hand):6,} patterns decoded, "
        "all as PyTorch reads them"
    )

# %% [markdown]
# ### What are the patterns spent on?

# %%
print("          finite    NaN  inf  |x| < 1   smallest    largest")
for name, numbers in values.items():
    finite = numbers[numbers.isfinite()]
    small = (finite.abs() < 1).double().mean().item()
    print(
        f"{name:8}  {len(finite):6,} {numbers.isnan().sum():6} "
        f"{numbers.isinf().sum():4}"
        f"  {small:7.0%}  {finite[finite > 0].min():9.1e}  {finite.max():9.4g}"
    )
    assert 0.4 < small < 0.51
    assert finite.max().item() == torch.finfo(FORMATS[name]).max

# %% [markdown]
# Between 1 and the largest value there are about as many numbers as between 0 and 1. float16 gives away 2,046 patterns as NaN. e4m3 gives away two and has no inf at all, which will matter below.

# %%
# alt: Two rows of ticks on a logarithmic axis, one tick for each positive value. e4m3 reaches from about two to the minus nine to 448, in groups of eight ticks to a doubling. e5m2 reaches from two to the minus sixteen to 57344, in groups of four. Both rows thin out at the left end.
figure, axes = plt.subplots(figsize=(6.8, 2.6))
for row, name in enumerate(["e5m2", "e4m3"]):
    positive = values[name][values[name].isfinite() & (values[name] > 0)]
    axes.vlines(
        positive, row - 0.3, row + 0.3, color=COLOURS[name], linewidth=0.9
    )
axes.set_xscale("log", base=2)
axes.set_yticks([0, 1], ["e5m2", "e4m3"])
axes.set_xlabel("value (powers of 2)")
axes.spines["left"].set_visible(False)
axes.tick_params(axis="y", length=0)
plt.show()

# %% [markdown]
# Every positive 8-bit number is one tick. The thin left ends are the subnormals: equal steps down to 0, hence ever fewer for each halving.
#
# ### How far is the next number?

# %%
# alt: Distance to the next number relative to the number, on logarithmic axes. Each format is a level sawtooth over its range that rises steeply at the left end. From the lowest level up: float32, float16, bfloat16, e4m3, e5m2. float16 and the 8-bit formats cover a small part of the width of bfloat16 and float32.
figure, axes = plt.subplots()
float32 = 2.0 ** np.arange(-149, 128, 0.25)
numbers = float32.astype(np.float32)
axes.plot(numbers, np.spacing(numbers) / numbers, color=INK, label="float32")
for name in FORMATS:
    grid = (
        values[name][values[name].isfinite() & (values[name] > 0)].sort().values
    )
    keep = slice(None, None, max(1, len(grid) // 2000))
    gap = ((grid[1:] - grid[:-1]) / grid[:-1])[keep]
    axes.plot(grid[:-1][keep], gap, color=COLOURS[name], label=name)
axes.set_xscale("log")
axes.set_yscale("log")
axes.set_xlabel("value")
axes.set_ylabel("gap to the next ÷ value")
axes.set_xticks([1e-40, 1e-20, 1, 1e20, 1e40])
axes.legend(ncols=3, loc="upper center", bbox_to_anchor=(0.5, 1.24))
plt.show()

# %% [markdown]
# The height of the plateau is set by the mantissa, its width by the exponent. bfloat16 is nearly as wide as float32 and 65,536 times coarser. At the left end of each curve the gap is as large as the number: below it there is only 0.
#
# ### Where does 1 + x stop being more than 1?


# %%
def rounded(number, name):
    """A Python float after one trip through the format."""
    return torch.tensor(number, dtype=torch.float64).to(FORMATS[name]).item()


print("          largest x with 1 + x == 1    largest n to count to")
for name, layout in LAYOUT.items():
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if rounded(1 + middle, name) == 1:
            low = middle
        else:
            high = middle
    count = 1
    while rounded(count + 1, name) == count + 1:
        count += 1
    print(f"{name:8}  {low:26.5f} {count:24,}")
    assert abs(low - torch.finfo(FORMATS[name]).eps / 2) < 1e-6
    assert count == 2 ** (layout[1] + 1)

# %% [markdown]
# `finfo(dtype).eps` is the gap above 1. Half of it is already lost, because a tie goes to the even mantissa, and 1 is even. The second column is the same fact seen from above: e5m2 counts to 8, and 9 is not one of its numbers.
#
# ### Why does a long sum stand still?
#
# Ten thousand ones, added one at a time, in each format that can add. The 8-bit formats can't: PyTorch stores them and converts them, and has no `+` for them on a CPU.

# %%
ones = 10_000
running = {}
for name, dtype in {"float32": torch.float32, **FORMATS}.items():
    total, one, path = (
        torch.zeros((), dtype=dtype),
        torch.ones((), dtype=dtype),
        [],
    )
    try:
        for _ in range(ones):
            total = total + one
            path.append(total.item())
    except NotImplementedError as error:
        print(f"{name:8}  {error}")
        continue
    running[name] = path
    at_once = torch.ones(ones, dtype=dtype).sum().item()
    print(f"{name:8}  one at a time {path[-1]:8,.0f}   sum() {at_once:8,.0f}")
assert running["float32"][-1] == ones
assert running["float16"][-1] == 2048
assert running["bfloat16"][-1] == 256

# %%
# alt: The running sum over the number of ones added. float32 is the diagonal up to ten thousand. float16 leaves it at 2048 and bfloat16 at 256, and both run level from there.
figure, axes = plt.subplots()
for name, path in running.items():
    axes.plot(
        range(1, ones + 1), path, color=COLOURS[name], label=name, linewidth=2
    )
axes.set_xlabel("ones added")
axes.set_ylabel("running sum")
axes.legend()
plt.show()

# %% [markdown]
# The loop stands still at exactly the number that the format can count to, and says nothing. `sum()` on the same tensor gets within half a percent: it adds in a wider format and rounds once at the end. A loss that you add up by hand in bfloat16, batch after batch, is the loop.
#
# ### What happens past the largest number?

# %%
print("          at the largest   a little more   far more     inf")
past = {}
for name, dtype in FORMATS.items():
    top = torch.finfo(dtype).max
    past[name] = [
        rounded(x, name) for x in (top, top * 1.0001, top * 100, np.inf)
    ]
    print(f"{name:8}  " + "  ".join(f"{x:13.5g}" for x in past[name]))
for name in ("float16", "bfloat16", "e5m2"):
    assert past[name][1] == past[name][0] and past[name][2] == np.inf
assert past["e4m3"][2] != np.inf

# %% [markdown]
# Three formats go to inf, but not at once: what rounds down to the largest value is saved. e4m3 has no inf to go to. torch 2.13.0 answers with the largest value, 448, even for inf itself. A silent 448 is the one overflow on this page that no `isfinite` check can find. Where yours prints NaN, another release is at work.
#
# ### Where do a model's numbers fall?
#
# A small classifier trains for 200 steps in float32. Then we take one batch's gradients and ask each format what it would keep. The loss may be multiplied by a scale first, which is [what GradScaler does](../speed/mixed-precision.md#what-does-loss-scaling-rescue).

# %%
torch.manual_seed(0)
features = torch.randn(2048, 32)
labels = (features[:, :8].sum(1) > 0).long()
model = nn.Sequential(
    nn.Linear(32, 256),
    nn.ReLU(),
    nn.Linear(256, 256),
    nn.ReLU(),
    nn.Linear(256, 2),
)
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
for step in range(200):
    rows = slice(step % 8 * 256, step % 8 * 256 + 256)
    loss = nn.functional.cross_entropy(model(features[rows]), labels[rows])
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
gradients = torch.cat([p.grad.flatten() for p in model.parameters()]).double()
gradients = gradients[gradients != 0]
weights = torch.cat([p.detach().flatten() for p in model.parameters()]).double()


def lost(numbers, name, scale=1.0):
    """Share of numbers that become 0, or are cut off or inf at the top."""
    scaled = numbers * scale
    kept = scaled.to(FORMATS[name]).double()
    too_large = scaled.abs() > torch.finfo(FORMATS[name]).max
    return ((kept == 0) | too_large).double().mean().item()


def error(numbers, name, scale):
    """Middle relative rounding error of the numbers that survive."""
    kept = (numbers * scale).to(FORMATS[name]).double() / scale
    inside = (numbers * scale).abs() < torch.finfo(FORMATS[name]).max
    normal = (numbers * scale).abs() >= torch.finfo(FORMATS[name]).tiny
    relative = ((kept - numbers) / numbers).abs()[inside & normal]
    return relative.median().item()


print("          weights lost   gradients lost")
for name in FORMATS:
    print(
        f"{name:8}  {lost(weights, name):12.1%} {lost(gradients, name):16.1%}"
    )
assert lost(gradients, "bfloat16") < 0.001
assert lost(gradients, "float16") < 0.1
assert 0.3 < lost(gradients, "e5m2") < 0.7
assert lost(gradients, "e4m3") > 0.95

# %% [markdown]
# The weights survive almost everywhere. Of the gradients, e5m2 keeps about half and e4m3 next to none.

# %%
# alt: Share of gradients lost over the loss scale, a power of 2. Every curve falls from the left, runs along zero and rises at the right. bfloat16 is at zero over the whole width. The valley of float16 is the widest of the others, then e5m2. e4m3 has the narrowest valley.
octaves = np.arange(-8, 41)
shares = {
    name: [lost(gradients, name, 2.0**k) for k in octaves] for name in FORMATS
}
figure, axes = plt.subplots()
for name, share in shares.items():
    percent = 100 * np.array(share)
    axes.plot(octaves, percent, color=COLOURS[name], label=name, linewidth=2)
axes.set_xlabel("loss scale (power of 2)")
axes.set_ylabel("gradients lost (%)")
axes.legend(ncols=4, loc="upper center", bbox_to_anchor=(0.5, 1.15))
plt.show()

# %%
window = {name: int((np.array(shares[name]) < 0.02).sum()) for name in FORMATS}
best = {name: int(octaves[np.argmin(shares[name])]) for name in FORMATS}
print("          scales that lose under 2%   middle error at the best")
for name in FORMATS:
    wrong = error(gradients, name, 2.0 ** best[name])
    print(f"{name:8}  {window[name]:20} of {len(octaves)}   {wrong:22.2%}")
ratio = error(gradients, "e5m2", 2.0 ** best["e5m2"]) / error(
    gradients, "e4m3", 2.0 ** best["e4m3"]
)
assert window["float16"] > window["e5m2"] > window["e4m3"] + 2
assert 1.5 < ratio < 2.7

# %% [markdown]
# ## Answer
#
# Exponent bits buy room, mantissa bits buy digits, and no format of 8 bits has enough of both. e5m2 takes gradients over many more scales; e4m3 is about half as wrong where its window fits. [The paper that proposed both](https://arxiv.org/abs/2209.05433) recommends e4m3 for weights and activations and e5m2 for gradients, with a scale for each tensor. bfloat16 needs no scale, and counts to 256.

# %% [markdown]
# ## Change this
#
# Change the cell under a task and run it; the check answers.
#
# ### Task 1: read a byte
#
# The byte `0_1010_011` is an e4m3 number: sign, four exponent bits, three mantissa bits; the bias is 7. Which number is it? Work it out on paper.


# %% tags=["setup"]
def check_1(answer):
    byte = torch.tensor([0b0_1010_011], dtype=torch.uint8)
    right = answer == byte.view(torch.float8_e4m3fn).float().item()
    hint = "(1 + mantissa/8) × 2 to the power of (exponent − 7)."
    report(1, right, "Set `answer`." if answer is None else hint)


# %% tags=["task"]
answer = None
check_1(answer)

# %% tags=["solution"]
answer = (1 + 3 / 8) * 2 ** (0b1010 - 7)
print(answer)
check_1(answer)

# %% [markdown]
# ### Task 2: mend the sum
#
# Make `add_up` return a sum within 1 % of 10,000 using bfloat16 additions alone: `+` on bfloat16 tensors, no `sum()`, no wider format. The order is yours to choose.


# %% tags=["setup"]
def check_2(add_up):
    start = torch.ones(10_000, dtype=torch.bfloat16)
    result = add_up(start)
    narrow = isinstance(result, torch.Tensor) and result.dtype == torch.bfloat16
    got = float(result)
    right = narrow and abs(got - 10_000) <= 100
    hint = (
        "The result must be a bfloat16 tensor."
        if not narrow
        else f"Got {got:,.0f}."
    )
    report(2, right, f"{hint} Small numbers must meet small numbers.")


# %% tags=["task"]
def add_up(numbers):
    total = torch.zeros((), dtype=torch.bfloat16)
    for number in numbers:
        total = total + number
    return total


check_2(add_up)


# %% tags=["solution"]
def add_up(numbers):
    while len(numbers) > 1:
        if len(numbers) % 2:
            numbers = torch.cat([numbers, torch.zeros_like(numbers[:1])])
        numbers = numbers[::2] + numbers[1::2]
    return numbers[0]


print(add_up(torch.ones(10_000, dtype=torch.bfloat16)).item())
check_2(add_up)

# %% [markdown]
# ### Task 3: a scale for e4m3
#
# Find a `scale` at which e4m3 loses less than 2 % of the gradients above. Powers of 2 are the natural choice: they change the exponent and no digit.


# %% tags=["setup"]
def check_3(scale):
    if scale is None:
        report(3, False, "Set `scale`.")
        return
    small = (gradients * scale).to(torch.float8_e4m3fn).double() == 0
    large = (gradients * scale).abs() > 448
    right = lost(gradients, "e4m3", scale) < 0.02
    hint = (
        f"{small.double().mean():.1%} become 0, "
        f"{large.double().mean():.1%} pass 448."
    )
    report(3, right, hint)


# %% tags=["task"]
scale = 1.0
check_3(scale)

# %% tags=["solution"]
scale = 2.0 ** min(octaves, key=lambda k: lost(gradients, "e4m3", 2.0**k))
check_3(scale)

# %% [markdown]
# ## Where to read on
#
# - [Mixed precision](../speed/mixed-precision.md): autocast and GradScaler, which put this to work.
# - [NaN loss](../debugging/nan-loss.md#why-is-the-loss-nan-only-in-float16): what an overflow does to a run.
# - [Reproducibility](../scale/reproducibility.md#why-does-the-same-sum-come-out-different-in-another-order): rounding again, as the reason why two runs differ.

# %% [markdown]
# # When does a GPU pay off?
#
# Would this training step be faster on a GPU, and from which batch size on? You can find most of the answer on the CPU that you have, before you rent anything.
#
# Needs `pip install torch numpy matplotlib`. It takes half a minute. Without a GPU it measures the CPU and computes the rest; with one it measures both.

# %% [markdown]
# ## Predict first
#
# Two models of the same depth, one with layers 32 wide, one with layers 256 wide. The wide one needs about sixty times the arithmetic for each row.
#
# 1. One training step of the narrow model on 64 rows: how many times as long as on one row?
# 2. A second CPU thread: how much faster is one narrow layer on one row?
# 3. A GPU computes 30 times as fast and takes three times as long to start a step. Which model gets there first, and does the other ever?
#
# <details><summary>What the run said</summary>
#
# Sixty-four rows take hardly longer than one. The second thread changes nothing there. The wide model wins at a batch that you would use anyway; the narrow one needs a batch so large that you may not want to train with it.
#
# </details>

# %% tags=["setup"]
import platform
import time
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

cpu = torch.device("cpu")
gpu = torch.accelerator.current_accelerator(check_available=True)
threads = torch.get_num_threads()
# One thread at first: several wait for each other when other programs run.
torch.set_num_threads(1)


def machine_name(threads="1 thread"):
    """The processor, its threads in use, and the GPU if there is one."""
    name = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [
        line.split(":")[1].strip() for line in lines if "model name" in line
    ]
    name = f"{models[0] if models else name}, {threads}"
    if gpu is not None and gpu.type == "cuda":
        name += f"; {torch.cuda.get_device_name()}"
    elif gpu is not None:
        name += f"; {gpu.type}"
    return f"{name}; torch {torch.__version__}"


def name_machine(figure, threads="1 thread"):
    figure.text(0.98, 0.92, machine_name(threads), ha="right", fontsize=9)


INK, BLUE, ORANGE, GREEN = "#777b84", "#2f7fc1", "#c26a00", "#1f8a70"
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


print(machine_name())

# %% [markdown]
# ## Measure
#
# ### How long is a step?
#
# One CPU thread works; others follow below. A timer must not stop before the device has finished, so a GPU is [waited for](../training/measuring-training-performance.md#what-changes-in-the-measurement-on-a-gpu). Of many repeats we keep the shortest: other programs can only add time.


# %%
def shortest(function, device=cpu, seconds=0.25, at_least=5):
    """Shortest time of one call, in seconds."""

    def wait():
        if device.type != "cpu":
            torch.accelerator.synchronize()

    function()
    wait()
    times, end = [], time.perf_counter() + seconds
    while len(times) < at_least or time.perf_counter() < end:
        start = time.perf_counter()
        function()
        wait()
        times.append(time.perf_counter() - start)
    return min(times)


def training_step(width, rows, device=cpu):
    """A function that takes one training step, its batch made on the CPU."""
    torch.manual_seed(0)
    layers = []
    for _ in range(3):
        layers += [nn.Linear(width, width), nn.ReLU()]
    model = nn.Sequential(*layers, nn.Linear(width, 1)).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.001)
    features, labels = torch.randn(rows, width), torch.randn(rows, 1)

    def step():
        x, y = features.to(device), labels.to(device)
        loss = nn.functional.mse_loss(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()

    return step


WIDTHS = {"narrow": 32, "wide": 256}
ROWS = [1, 4, 16, 64, 256, 1024, 4096]


def sweep(width, device=cpu, rows=ROWS):
    return [shortest(training_step(width, r, device), device) for r in rows]


on_cpu = {name: sweep(width) for name, width in WIDTHS.items()}
on_gpu = {} if gpu is None else {n: sweep(w, gpu) for n, w in WIDTHS.items()}
print("milliseconds per step")
print("rows         " + " ".join(f"{rows:8}" for rows in ROWS))
for label, table in (("CPU", on_cpu), ("GPU", on_gpu)):
    for name, seconds in table.items():
        print(
            f"{label} {name:8} " + " ".join(f"{1000 * s:8.2g}" for s in seconds)
        )
narrow, wide = on_cpu["narrow"], on_cpu["wide"]
assert narrow[ROWS.index(64)] < 5 * narrow[0], (
    "64 rows must cost far less than 64 ×"
)
assert wide[-1] > 5 * narrow[-1], "with many rows the wide model must cost more"

# %%
# alt: Time of one training step over the number of rows, both axes logarithmic. The curve of the narrow model is almost level up to hundreds of rows and then rises. The wide model's curve leaves its floor much earlier and ends far higher. Where a GPU was measured, its two curves start higher and stay level longer.
figure, axes = plt.subplots()
for name, colour in (("narrow", BLUE), ("wide", ORANGE)):
    milliseconds = [1000 * s for s in on_cpu[name]]
    axes.plot(ROWS, milliseconds, "o-", color=colour, label=f"CPU, {name}")
    if name in on_gpu:
        milliseconds = [1000 * s for s in on_gpu[name]]
        axes.plot(ROWS, milliseconds, "s--", color=colour, label=f"GPU, {name}")
axes.set_xscale("log", base=2)
axes.set_yscale("log")
axes.set_xlabel("rows in the batch")
axes.set_ylabel("time of a step (ms)")
axes.legend()
name_machine(figure)
plt.show()

# %% [markdown]
# Each curve has a level part and a slope. On the level part nobody waits for arithmetic: PyTorch is busy starting operations, and rows ride along for next to nothing. A faster chip doesn't shorten that part. It shortens the slope.
#
# ### What is the floor made of?

# %%
one = torch.ones(1)
tiny_call = shortest(lambda: one + one)
floor = {name: seconds[0] for name, seconds in on_cpu.items()}
per_row = {
    name: (seconds[-1] - seconds[0]) / (ROWS[-1] - ROWS[0])
    for name, seconds in on_cpu.items()
}
print(f"adding two numbers     {1e6 * tiny_call:7.1f} µs")
for name in WIDTHS:
    print(
        f"{name:6} step, floor     {1e6 * floor[name]:7.0f} µs, "
        f"about {floor[name] / tiny_call:.0f} such additions"
    )
    print(f"{name:6} step, each row  {1e6 * per_row[name]:7.2f} µs")
assert floor["narrow"] > 10 * tiny_call
assert floor["wide"] < 10 * floor["narrow"], "the floors are much alike"
assert per_row["wide"] > 5 * per_row["narrow"], "the slopes are not"

# %% [markdown]
# A step is dozens of calls, and each has a price before its first multiplication. The floors of the two models are of one size, since the number of calls is the same. The slopes differ as the arithmetic does.
#
# ### How fast does this CPU multiply?
#
# A matrix of 4096 × 4096 weights meets more and more rows. With few of them the product waits for weights from memory: *intensity*, the FLOPs for each byte, is low. The page on [CPU and GPU](../training/cpu-vs-gpu-training.md#which-operations-have-enough-arithmetic-for-a-gpu) counts it for other operations.

# %%
size = 4096
weights = torch.randn(size, size)
intensities, speeds = [], []
for rows in [1, 4, 16, 64, 256]:
    batch = torch.randn(rows, size)
    seconds = shortest(lambda batch=batch: batch @ weights)
    flops = 2 * rows * size * size
    moved = 4 * (size * size + 2 * rows * size)
    intensities.append(flops / moved)
    speeds.append(flops / seconds / 1e9)
    print(
        f"{rows:4} rows  {intensities[-1]:5.1f} FLOPs per byte"
        f"  {speeds[-1]:6.1f} GFLOP/s"
    )
assert max(speeds[2:]) > 1.5 * speeds[0], "more work per byte must run faster"

# %%
# alt: Speed of a matrix product in GFLOP per second over FLOPs per byte. The speed is lowest at the left, for one row, and rises to the right until it levels off.
figure, axes = plt.subplots()
axes.plot(intensities, speeds, "o-", color=GREEN)
axes.set_xscale("log", base=2)
axes.set_ylim(bottom=0)
axes.set_xlabel("arithmetic intensity (FLOPs per byte)")
axes.set_ylabel("speed (GFLOP/s)")
name_machine(figure)
plt.show()

# %% [markdown]
# The maker's peak is reached, if at all, at the right end. A batch of one row gets a fraction of it from any chip, since all weights have to be read for it.
#
# ### What does a second thread do?
#
# Threads are the accelerator that every CPU has: more arithmetic at once, for a price per start. So they show the same crossover in small, here for one layer of each width.


# %%
def layer_times(width, threads):
    torch.set_num_threads(threads)
    matrix, seconds = torch.randn(width, width), []
    for rows in ROWS:
        batch = torch.randn(rows, width)
        seconds.append(
            shortest(lambda batch=batch: batch @ matrix, seconds=0.1)
        )
    torch.set_num_threads(1)
    return seconds


gains = {}
if threads > 1:
    for name, width in WIDTHS.items():
        alone, together = layer_times(width, 1), layer_times(width, threads)
        gains[name] = [a / b for a, b in zip(alone, together, strict=True)]
        print(f"{name:6} " + " ".join(f"{gain:5.2f}" for gain in gains[name]))
    assert gains["narrow"][0] < 1.5, "a product this small can't gain"
else:
    print("This machine gives PyTorch one thread: nothing to compare.")

# %%
# alt: Gain from all threads over one thread, over the rows in the batch. A dashed line marks 1, no gain. Both curves start near the line. How far the curves move away from it to the right depends on how busy the cores are.
figure, axes = plt.subplots()
for name, gain in gains.items():
    axes.plot(
        ROWS, gain, "o-", color=BLUE if name == "narrow" else ORANGE, label=name
    )
axes.axhline(1, color=INK, linestyle="--", label="no gain")
axes.set_xscale("log", base=2)
axes.set_ylim(bottom=0)
axes.set_xlabel("rows in the batch")
axes.set_ylabel(f"time with 1 thread ÷ with {threads} threads")
axes.legend(ncols=3, loc="upper center", bbox_to_anchor=(0.5, -0.18))
name_machine(figure, f"1 and {threads} threads")
plt.show()

# %% [markdown]
# At the left end threads have nothing to share. On idle cores the wide curve climbs towards the number of threads; beside other programs it can fall far below 1, since each operation ends with its slowest thread. If the picture looks wild, something else is running.
#
# ### From which batch on would a GPU win?
#
# Three numbers describe the GPU. Without one they are assumptions, round and of no product; with one the first two are measured here. Change them to what you know of yours.

# %%
floor_ratio = 3.0  # starting a step on the GPU ÷ on this CPU
faster = 30.0  # a row's arithmetic on this CPU ÷ on the GPU
bus = 12e9  # bytes per second from CPU memory to the GPU's

origin = "assumed"
if gpu is not None:
    origin = "measured"
    floor_ratio = on_gpu["wide"][0] / floor["wide"]
    faster = per_row["wide"] * (ROWS[-1] - 1)
    faster /= max(on_gpu["wide"][-1] - on_gpu["wide"][0], 1e-7)
    if gpu.type == "cuda":
        assert on_cpu["wide"][-1] > on_gpu["wide"][-1], "here the GPU must win"


def bytes_per_row(name):
    return 4 * (WIDTHS[name] + 1)


def gpu_seconds(name, rows, bus=bus):
    """Computed time of a step on the GPU, its batch crossing the bus."""
    each = per_row[name] / faster + bytes_per_row(name) / bus
    return floor_ratio * floor[name] + rows * each


def cpu_seconds(name, rows):
    """Time of a step on the CPU: between measured points, or beyond them."""
    if rows > ROWS[-1]:
        return on_cpu[name][-1] + (rows - ROWS[-1]) * per_row[name]
    points = np.log(ROWS), np.log(on_cpu[name])
    return float(np.exp(np.interp(np.log(rows), *points)))


def crossover(name, bus=bus):
    """Rows from which the GPU wins by this computation, or None for never."""
    each_on_gpu = per_row[name] / faster + bytes_per_row(name) / bus
    if each_on_gpu >= per_row[name]:
        return None
    for rows in 2.0 ** np.arange(0, 40, 0.125):
        if cpu_seconds(name, rows) > gpu_seconds(name, rows, bus):
            return rows
    return None


print(f"{origin}: start × {floor_ratio:.1f}, rows {faster:.0f} times as fast")
for name in WIDTHS:
    rows = crossover(name)
    print(
        f"{name:6} "
        + ("never" if rows is None else f"from {rows:,.0f} rows on")
    )
early, late = crossover("wide"), crossover("narrow")
if gpu is None:
    assert early is not None and (late is None or late > 2 * early)

# %%
# alt: Time of a step over the rows in the batch, both axes logarithmic. Solid lines with dots are the CPU, dashed lines the computed GPU. Each dashed line starts above its solid one and is crossed by it. A ring marks the crossing; that of the wide model lies much further to the left than that of the narrow one.
figure, axes = plt.subplots()
for name, colour in (("narrow", BLUE), ("wide", ORANGE)):
    measured = [1000 * s for s in on_cpu[name]]
    computed = [1000 * gpu_seconds(name, rows) for rows in ROWS]
    axes.plot(ROWS, measured, "o-", color=colour, label=f"CPU measured, {name}")
    axes.plot(ROWS, computed, "--", color=colour, label=f"GPU computed, {name}")
    crossing = crossover(name)
    if crossing is not None and crossing <= ROWS[-1]:
        height = 1000 * gpu_seconds(name, crossing)
        axes.plot(crossing, height, "o", mfc="none", mec=INK, markersize=14)
axes.set_xscale("log", base=2)
axes.set_yscale("log")
axes.set_xlabel("rows in the batch")
axes.set_ylabel("time of a step (ms)")
axes.legend(fontsize=10)
name_machine(figure)
plt.show()

# %% [markdown]
# ## Answer
#
# A GPU pays off where the slope has taken over from the floor. Your CPU shows you where that is: measure the step at 1 row and at the batch that you mean to use. If both take about as long, a faster chip has nothing to shorten, and the first remedy is more rows or fewer calls. If the second takes ten times as long, nine tenths of it are what a GPU divides.
#
# The bus sets a last limit. If a row's arithmetic takes the CPU less time than its bytes take to cross, no batch size helps.

# %% [markdown]
# ## Change this
#
# The checks measure, so give them a quiet moment.
#
# ### Task 1: a batch that pays
#
# Choose `rows` so that a row in the narrow step costs at most a tenth of what it costs alone. The check measures it.


# %% tags=["setup"]
def check_1(rows):
    seconds = shortest(training_step(WIDTHS["narrow"], rows))
    gain = floor["narrow"] / (seconds / rows)
    report(1, gain >= 10, f"A row gets cheaper {gain:.1f} times.")


# %% tags=["task"]
rows = 1
check_1(rows)

# %% tags=["solution"]
rows = 512
check_1(rows)

# %% [markdown]
# ### Task 2: the bus that spoils it
#
# Below which speed of the bus does the GPU never win with the narrow model, however large the batch? Set `slowest` in bytes per second, to within 10 %. All you need stands in `crossover`.


# %% tags=["setup"]
def check_2(slowest):
    if slowest is None:
        report(2, False, "Set `slowest`.")
        return
    above, below = (
        crossover("narrow", 1.1 * slowest),
        crossover("narrow", 0.9 * slowest),
    )
    right = above is not None and below is None
    hint = (
        "The GPU still wins below it."
        if below
        else "Above it, it never wins either."
    )
    report(2, right, hint)


# %% tags=["task"]
slowest = None
check_2(slowest)

# %% tags=["solution"]
slowest = bytes_per_row("narrow") / (per_row["narrow"] * (1 - 1 / faster))
print(f"{slowest / 1e9:.1f} GB/s")
check_2(slowest)

# %% [markdown]
# ### Task 3: fewer calls
#
# `apply` makes 512 calls for 512 rows. Make it one call with the same result. The check compares both, and wants it at least five times as fast.


# %% tags=["setup"]
def row_by_row(batch, matrix):
    return torch.stack([matrix @ row for row in batch])


def check_3(apply):
    torch.manual_seed(0)
    batch, matrix = torch.randn(512, 32), torch.randn(32, 32)
    same = torch.allclose(
        apply(batch, matrix), row_by_row(batch, matrix), atol=1e-4
    )
    before = shortest(lambda: row_by_row(batch, matrix))
    gain = before / shortest(lambda: apply(batch, matrix))
    hint = f"{gain:.1f} times as fast." if same else "The result differs."
    report(3, same and gain >= 5, hint)


# %% tags=["task"]
def apply(batch, matrix):
    return torch.stack([matrix @ row for row in batch])


check_3(apply)


# %% tags=["solution"]
def apply(batch, matrix):
    return batch @ matrix.T


check_3(apply)

# %% [markdown]
# ## Where to read on
#
# - [CPU vs GPU training](../training/cpu-vs-gpu-training.md): what crosses, what waits, and three jobs priced.
# - [Measuring training performance](../training/measuring-training-performance.md): when a difference is one.
# - [Mixed precision](../speed/mixed-precision.md#does-mixed-precision-make-a-small-model-faster): the same floor, met by another remedy.

# %% [markdown]
# # Which sum is larger?
#
# Two rows of numbers are added up here, which takes a second. [Every feature](../basics/every-feature.md#syntax) adds three.
#
# To run it, `pip install matplotlib` will do.

# %% [markdown]
# ## Predict first
#
# 1. Which of the two rows has the larger sum?
#
# <details><summary>What the run said</summary>
#
# The second one, by its last number.
#
# </details>

# %% tags=["setup"]
import matplotlib.pyplot as plt

plt.rcParams.update({"figure.facecolor": "none", "axes.facecolor": "none"})


def report(task, right):
    print(f"Task {task}: " + ("right." if right else "not yet. Look again."))


# %% [markdown]
# ## Measure

# %%
first, second = [1, 2, 3], [1, 2, 4]
print("first ", sum(first))
print("second", sum(second))
assert sum(first) < sum(second)

# %%
# alt: Two lines that rise together [from one], until the second one is above the first.
figure, axes = plt.subplots(figsize=(5, 3))
axes.plot(first, color="#2f7fc1")
axes.plot(second, color="#c26a00")
axes.set_xlabel("position (count)")
axes.set_ylabel("number (1)")
plt.show()

# %% [markdown]
# ## Answer
#
# The second: it prints `second 7`.
#
# ## Change this
#
# ### Task 1: make both alike
#
# Give the first row another end.

# %% tags=["task"]
row = [1, 2, 3]
report(1, sum(row) == sum(second))

# %% tags=["solution"]
row = [1, 2, 4]
report(1, sum(row) == sum(second))

# %% [markdown]
# ### Task 2: empty a row

# %% tags=["task"]
row = [1]
report(2, row == [])

# %% tags=["solution"]
row = []
report(2, row == [])

# %% [markdown]
# ### Task 3: say how many there are

# %% tags=["task"]
count = None
report(3, count == len(second))

# %% tags=["solution"]
count = 3
report(3, count == len(second))

# %% [markdown]
# ## Where to read on
#
# [Home](../index.md).

import runpy
import sys
from pathlib import Path

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
compare = runpy.run_path(str(path)).get("compare")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


class Machine:
    def __init__(self):
        self.now = 0.0
        self.calls = []

    def clock(self):
        return self.now

    def work(self, name, cost):
        def run():
            self.now += cost * (1 + 0.004 * len(self.calls))
            self.calls.append(name)

        return run


if compare is None:
    fail("the file defines no function named compare.")

for gain in (1.0, 1.25):
    machine = Machine()
    old, new = machine.work("old", 1.0), machine.work("new", 1.0 / gain)
    ratio = compare(old, new, machine.clock)
    if len(machine.calls) < 60:
        fail(f"{len(machine.calls)} calls; at least 30 pairs are asked for.")
    if not isinstance(ratio, float):
        fail(f"compare returned a {type(ratio).__name__}, not a float.")
    if abs(ratio / gain - 1) > 0.01:
        fail(f"new is {gain:.2f} times as fast; compare says {ratio:.2f}.")
    pairs = list(zip(machine.calls[::2], machine.calls[1::2]))
    if len(set(pairs[-10:])) < 2:
        fail("the order inside a pair is always the same; let it alternate.")

print("Passed: the drift is gone, and a real gain of 1.25 is still seen.")

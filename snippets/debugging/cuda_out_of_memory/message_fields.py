import re

older = """Tried to allocate 1.70 GiB. GPU 0 has a total capacty of 6.00 GiB
of which 0 bytes is free. Of the allocated memory 2.93 GiB is allocated by
PyTorch, and 2.30 GiB is reserved by PyTorch but unallocated."""
newer = """Tried to allocate 1002.00 MiB. GPU 0 has a total capacity of 8.00 GiB
of which 0 bytes is free. Of the allocated memory 13.98 GiB is allocated by
PyTorch, and 129.48 MiB is reserved by PyTorch but unallocated."""

UNITS = {"bytes": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30}
NAMES = "asked", "capacity", "free", "allocated", "unallocated"

for message in (older, newer):
    found = re.findall(r"([\d.]+) (bytes|KiB|MiB|GiB)", message)
    sizes = [float(size) * UNITS[unit] / 2**30 for size, unit in found]
    field = dict(zip(NAMES, sizes))
    for name, size in field.items():
        print(f"{name} {size:.2f} GiB", end="; ")
    held = field["allocated"] + field["unallocated"]
    times = field["asked"] / field["unallocated"]
    print(f"\n  asked {times:.1f} times what lies unused,", end=" ")
    print(f"PyTorch holds {held:.2f} of {field['capacity']:.2f} GiB")

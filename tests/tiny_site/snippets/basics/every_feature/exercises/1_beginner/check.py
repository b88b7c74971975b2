import runpy
import sys

path = sys.argv[1] if len(sys.argv) > 1 else "starter.py"
total = runpy.run_path(path)["total"]
if total != 6:
    sys.exit(f"total is {total.item():g}; the three numbers add up to 6.")
print("Right: 6.")

"""Run lab.ipynb of the working folder from top to bottom in a Jupyter kernel.

This is the program that is run behind the walls, so it imports nothing of ours. What
the cells put out is in executed.ipynb, which is written anew after each of them: a
kernel that dies, or is stopped, leaves what came before.
"""

import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, DeadKernelError

notebook = nbformat.read("lab.ipynb", as_version=4)
for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = str(notebook.metadata.threads)
# As in Jupyter: plt.show() puts the plot under its cell.
os.environ["MPLBACKEND"] = "module://matplotlib_inline.backend_inline"


ended: set[object] = set()


def keep(**executed: object) -> None:
    ended.add(executed.get("cell_index"))
    for number, cell in enumerate(notebook.cells):
        # A cell has its number as soon as it begins, also where its kernel then dies.
        if cell.cell_type == "code" and number not in ended:
            cell.execution_count = None
    nbformat.write(notebook, "executed.ipynb.part")
    Path("executed.ipynb.part").replace("executed.ipynb")


client = NotebookClient(
    notebook,
    # Whoever started this stops it in time.
    timeout=None,
    kernel_name="python3",
    extra_arguments=["--InlineBackend.figure_formats={'svg'}"],
    record_timing=False,
    resources={"metadata": {"path": "."}},
    on_cell_executed=keep,
)
try:
    client.execute()
except (CellExecutionError, DeadKernelError) as error:
    sys.exit(type(error).__name__)
finally:
    keep()

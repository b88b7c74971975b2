"""The error decoder as one file that a reader can download, of nothing but Python."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from torchproof.catalogue import Entry
from torchproof.decoder_index import index_of

# In the order in which they import each other.
MODULES = (
    *("words", "templates", "weights", "near", "settled", "pasted", "spots"),
    *("matching", "decoder_text", "decoder_command"),
)
HEAD = '''"""Say what a PyTorch error means. Made from the catalogue of {name}.

    python decode.py < traceback.txt
    python train.py 2>&1 | python decode.py

It needs Python 3.9 or newer and nothing else, reads nothing but its input, and sends
nothing anywhere.
"""
'''
TAIL = """
if __name__ == "__main__":
    try:
        code = run_decoder(INDEX, TOLD, {address!r}, sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        code = 1
    sys.exit(code)
"""


def decoder_file(entries: Sequence[Entry], address: str = "") -> str:
    """The program with all entries in it; `address` is the site's, with its slash."""
    imports: set[str] = set()
    bodies = []
    for module in MODULES:
        path = Path(__file__).parent / f"{module}.py"
        bodies.append(_body(path.read_text(encoding="utf-8"), imports))
    index = json.dumps(index_of(entries), ensure_ascii=True, separators=(",", ":"))
    told = json.dumps(told_of(entries), ensure_ascii=True, separators=(",", ":"))
    return "\n".join(
        [
            HEAD.format(name=address or "Torchproof")
            + "from __future__ import annotations\n",
            "\n".join(sorted(imports | {"import json", "import os", "import sys"})),
            *bodies,
            f"INDEX = json.loads(r{_quoted(index)})",
            f"TOLD = json.loads(r{_quoted(told)})\n",
            TAIL.format(address=address),
        ]
    )


def told_of(entries: Iterable[Entry]) -> dict[str, dict[str, Any]]:
    """What the command line says of each entry, by its id."""
    return {
        entry.id: {
            "title": entry.title,
            "page": f"errors/{entry.folder}/#{entry.id}",
            "meaning": entry.meaning,
            "causes": [
                {"cause": one.cause, "check": one.check, "fix": one.fix}
                for one in entry.causes
            ],
        }
        for entry in entries
    }


def _body(source: str, imports: set[str]) -> str:
    """A module without its docstring and imports; those of Python go to `imports`."""
    lines = source.split("\n")
    tree = ast.parse(source)
    for node in reversed(tree.body):
        is_docstring = node is tree.body[0]
        if not is_docstring and not isinstance(node, (ast.Import, ast.ImportFrom)):
            continue
        module = getattr(node, "module", None) or ""
        if not is_docstring and not module.startswith(("torchproof", "__future__")):
            imports.add(ast.unparse(node))
        del lines[node.lineno - 1 : node.end_lineno]
    return "\n".join(lines).strip("\n") + "\n\n"


def _quoted(text: str) -> str:
    # JSON escapes every quote inside a text, and ends none with a backslash.
    return "'''" + text.replace("'", "\\u0027") + "'''"

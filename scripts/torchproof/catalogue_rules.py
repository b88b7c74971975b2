"""What the file of an entry of the error catalogue must hold."""

from __future__ import annotations

import re
from typing import Any

from torchproof.faults import Fault
from torchproof.templates import TemplateError, parse_template
from torchproof.toml_files import line_of

KINDS = {
    "shape": "Shape",
    "dtype": "Data type",
    "index-range": "Index out of range",
    "device-mismatch": "Device mismatch",
    "oom": "Out of memory",
    "cuda-runtime": "CUDA at run time",
    "autograd-graph": "Autograd and its graph",
    "training-logic": "Training that does not learn",
    "numerics": "NaN and numerics",
    "amp": "Mixed precision",
    "dataloader": "DataLoader",
    "checkpoint": "Saving and loading",
    "distributed": "Distributed training",
    "nondeterminism": "Different numbers each run",
    "compile": "torch.compile",
    "performance": "Slow training",
    "install-cuda": "Installing for CUDA",
    "env-install": "Python and packages",
    "mps": "Apple GPUs",
    "other": "Everything else",
}
# Of the folders, which are pages, each has the entries of one kind; a kind that is
# too large for a page has two.
FOLDERS = {folder: (title, folder) for folder, title in KINDS.items()} | {
    "shape-in-layers": ("Shape in layers and losses", "shape")
}
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
CLASS = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*")
REMEDY = "look at another entry of docs/errors/"

# By key: the type, and whether it must be there.
Keys = dict[str, tuple[type, bool]]
TEXT, LIST, FLAG = str, list, bool
ENTRY: Keys = {
    **dict.fromkeys(("title", "meaning"), (TEXT, True)),
    "symptoms": (LIST, True),
    **dict.fromkeys(("also", "yours"), (LIST, False)),
    **dict.fromkeys(
        ("raises", "message", "fails", "fixed", "page", "source", "needs"),
        (TEXT, False),
    ),
    **dict.fromkeys(("wraps", "unspecific"), (FLAG, False)),
}
CAUSE: Keys = {
    **dict.fromkeys(("cause", "check", "fix"), (TEXT, True)),
    "hints": (LIST, False),
}
OLDER: Keys = dict.fromkeys(("message", "releases"), (TEXT, True))
VARIANT: Keys = {
    "message": (TEXT, True),
    "fails": (TEXT, False),
    "source": (TEXT, False),
}
TABLES = {"causes": CAUSE, "older": OLDER, "variants": VARIANT}


def wrong_keys(
    where: str,
    text: str,
    row: dict[str, Any],
    keys: Keys,
    what: str,
) -> list[Fault]:
    """Keys of a table that are missing, unknown, or hold the wrong type."""
    faults = []
    near = next((str(value)[:30] for value in row.values()), what.strip("the []"))
    for key, (_, needed) in keys.items():
        if needed and not row.get(key):
            remedy = f"write {key} = ..."
            faults.append(Fault(where, line_of(text, near), f"{what} has no {key}",
                                remedy))  # fmt: skip
    for key, value in row.items():
        line = line_of(text, key)
        if key not in keys:
            faults.append(Fault(where, line, f"{what} has an unknown key ({key})",
                                f"use {', '.join(keys)}"))  # fmt: skip
        elif not _is(value, keys[key][0]):
            wanted = {TEXT: "text", LIST: "a list of texts", FLAG: "true or false"}
            faults.append(Fault(where, line, f"{key} of {what} is no such thing",
                                f"write {wanted[keys[key][0]]}"))  # fmt: skip
    return faults


def _is(value: Any, wanted: type) -> bool:
    if wanted is LIST:
        return isinstance(value, list) and all(_is(one, TEXT) for one in value)
    return isinstance(value, wanted) and (
        wanted is not TEXT or bool(str(value).strip())
    )


def wrong_values(
    where: str, text: str, data: dict[str, Any], tables: dict[str, Any]
) -> list[Fault]:
    found: list[tuple[str, str, str]] = []
    if not tables["causes"]:
        found.append(("title", "names no cause", "write [[causes]]"))
    for kind in data.get("also", []):
        if kind not in KINDS:
            found.append((f'"{kind}"', f"names an unknown kind ({kind})",
                          f"use one of {', '.join(KINDS)}"))  # fmt: skip
    raises = data.get("raises")
    if isinstance(raises, str) and not CLASS.fullmatch(raises):
        found.append(("raises", f"raises {raises}, which is no class", REMEDY))
    if not data.get("fails") and not data.get("source"):
        found.append(
            ("title", "is shown by nothing", "write fails and fixed, or source")
        )
    if bool(data.get("fails")) != bool(data.get("fixed")):
        found.append(("fails", "has one program of the two",
                      "write fails and fixed"))  # fmt: skip
    rows = [data, *_rows(tables["variants"]), *_rows(tables["older"])]
    messages = [row["message"] for row in rows if isinstance(row.get("message"), str)]
    for message in messages:
        try:
            parse_template(message)
        except TemplateError as error:
            found.append((as_written(text, message), f"has a template that {error}",
                          "correct it"))  # fmt: skip
    return [Fault(where, line_of(text, at), what, to_do) for at, what, to_do in found]


def as_written(text: str, message: str) -> str:
    """How a message stands in its file, where a title may begin with its words."""
    start = re.split(r"[\n\"\\]", message)[0][:30]
    ways = (f"message = {quote}{start}" for quote in ('"', "'", '"""', "'''"))
    return next((way for way in ways if way in text), start)


def _rows(table: Any) -> list[dict[str, Any]]:
    """The tables of a list of them, which may be none such."""
    rows = table if isinstance(table, list) else []
    return [row for row in rows if isinstance(row, dict)]

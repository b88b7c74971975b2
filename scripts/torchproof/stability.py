"""What came of trying every snippet under every condition, kept to be done once.

snippets/stability.toml says with which torch and settings, on which machines, which
bytes of each snippet were tried, and where one differed.
"""

from __future__ import annotations

import datetime
import json
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from importlib import metadata
from typing import Any

from torchproof import recording
from torchproof.conditions import CONDITIONS, Condition, missing_locales
from torchproof.faults import Fault
from torchproof.files import write_if_changed
from torchproof.site import Site

HEADER = (
    "# Written by `make stability`: which snippets were run under which other\n"
    "# conditions, and which of them did not print what is stored. Never edit it.\n"
)


@dataclass(frozen=True)
class Machine:
    """Where snippets were tried; `lacks` names the conditions that it can't meet."""

    machine: str
    python: str
    numpy: str
    date: str
    lacks: tuple[str, ...] = ()
    missing_locales: tuple[str, ...] = ()

    def is_same(self, other: Machine) -> bool:
        """Whether it is the same but for the date."""
        return replace(self, date="") == replace(other, date="")


@dataclass(frozen=True)
class Entry:
    """Which bytes of a snippet were tried, on which machine, under what so far."""

    sha256: str
    machine: Machine
    tried: frozenset[str] = frozenset()


@dataclass
class Stability:
    """All that is kept: entries by snippet key, and faults by key and condition.

    `torch` and `conditions` (their settings by name) are what it all rests on.
    """

    torch: str = field(default_factory=recording.torch_version)
    conditions: dict[str, tuple[str, ...]] = field(
        default_factory=lambda: {c.name: c.settings for c in CONDITIONS}
    )
    entries: dict[str, Entry] = field(default_factory=dict)
    differ: dict[str, dict[str, Fault]] = field(default_factory=dict)

    def is_finished(self, key: str) -> bool:
        """Whether a snippet was tried under every condition."""
        return key in self.entries and self.entries[key].tried >= set(self.conditions)

    def why_void(self) -> str | None:
        """Why it says nothing about this checkout; None when it does."""
        now = Stability()
        if self.torch != now.torch:
            return f"was made with torch {self.torch}, and torch {now.torch} is here"
        changed = [
            name
            for name in sorted({*self.conditions, *now.conditions})
            if self.conditions.get(name) != now.conditions.get(name)
        ]
        if changed:
            return f"was made under other settings ({', '.join(changed)})"
        return None

    def begin(
        self, hashes: Mapping[str, str], here: Machine, *, everything: bool = False
    ) -> None:
        """Forget what must be tried again of the snippets in `hashes` (by key).

        That is what changed, what differed, what another machine left unfinished;
        or `everything`.
        """
        for key, now in hashes.items():
            entry = self.entries.get(key)
            if entry is None:
                continue
            left = entry.tried - set(self.differ.get(key, {}))
            self.entries[key] = replace(entry, tried=left)
            abandoned = not self.is_finished(key) and not entry.machine.is_same(here)
            if everything or entry.sha256 != now or abandoned:
                del self.entries[key]
                self.differ.pop(key, None)

    def waiting(self, keys: Collection[str], condition: Condition) -> set[str]:
        """Which of the snippets must still be tried under `condition`."""
        return {
            key
            for key in keys
            if key not in self.entries or condition.name not in self.entries[key].tried
        }

    def record(
        self,
        hashes: Mapping[str, str],
        condition: Condition,
        here: Machine,
        differ: Mapping[str, Fault],
    ) -> None:
        """Note that these snippets were tried under `condition`, and which differ."""
        for key, now in hashes.items():
            before = self.entries[key].tried if key in self.entries else frozenset()
            self.entries[key] = Entry(now, here, before | {condition.name})
            faults = self.differ.pop(key, {})
            faults.pop(condition.name, None)
            if key in differ:
                faults[condition.name] = differ[key]
            if faults:
                self.differ[key] = faults

    def keep_only(self, keys: Collection[str]) -> None:
        """Forget the snippets that are no longer there."""
        self.entries = {k: e for k, e in self.entries.items() if k in keys}
        self.differ = {k: faults for k, faults in self.differ.items() if k in keys}


def this_machine() -> Machine:
    return Machine(
        machine=recording.machine_name(),
        python=recording.python_version(),
        numpy=metadata.version("numpy"),
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        lacks=tuple(c.name for c in CONDITIONS if not c.can_be_tried),
        missing_locales=missing_locales(),
    )


def load(site: Site) -> tuple[Stability | None, list[Fault]]:
    """What is kept, and what is wrong with the file; None when there is none."""
    if not site.stability.exists():
        return None, []
    try:
        return _from_data(tomllib.loads(site.stability.read_text(encoding="utf-8"))), []
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        return None, [
            Fault(site.relative(site.stability), 1,
                  f"can't be read ({type(error).__name__}: {error})",
                  "restore it from git, or delete it and run `make stability`")
        ]  # fmt: skip


def _from_data(data: dict[str, Any]) -> Stability:
    conditions = {c["name"]: tuple(c["settings"]) for c in data["conditions"]}
    machines = [
        Machine(
            **{
                **fields,
                "lacks": tuple(fields["lacks"]),
                "missing_locales": tuple(fields["missing_locales"]),
            }
        )
        for fields in data.get("machines", [])
    ]
    return Stability(
        data["torch"],
        conditions,
        {
            key: Entry(
                e["sha256"],
                machines[e["machine"]],
                frozenset(e.get("tried", conditions)),
            )
            for key, e in data.get("snippets", {}).items()
        },
        {
            key: {name: Fault(**fault) for name, fault in faults.items()}
            for key, faults in data.get("differ", {}).items()
        },
    )


def save(site: Site, kept: Stability) -> bool:
    """Write all of it, sorted, whole or not at all; whether the file changed."""
    machines = sorted(
        {entry.machine for entry in kept.entries.values()}, key=lambda m: m.date
    )
    lines = [HEADER, f"torch = {_toml(kept.torch)}\n"]
    for name, settings in kept.conditions.items():
        lines += ["\n[[conditions]]\n", f"name = {_toml(name)}\n"]
        lines.append(f"settings = {_toml(settings)}\n")
    for machine in machines:
        lines.append("\n[[machines]]\n")
        lines += [f"{name} = {_toml(v)}\n" for name, v in asdict(machine).items()]
    lines.append("\n[snippets]\n")
    for key, entry in sorted(kept.entries.items()):
        number = machines.index(entry.machine)
        inner = f"sha256 = {_toml(entry.sha256)}, machine = {number}"
        if not kept.is_finished(key):
            inner += f", tried = {_toml(sorted(entry.tried))}"
        lines.append(f"{_toml(key)} = {{ {inner} }}\n")
    for key, faults in sorted(kept.differ.items()):
        for name, fault in sorted(faults.items()):
            lines.append(f"\n[differ.{_toml(key)}.{name}]\n")
            lines += [f"{part} = {_toml(v)}\n" for part, v in asdict(fault).items()]
    return write_if_changed(site.stability, "".join(lines).encode())


def _toml(value: str | int | Sequence[str]) -> str:
    """A value as TOML: of text, numbers and lists JSON is a part of it."""
    return json.dumps(value, ensure_ascii=False)

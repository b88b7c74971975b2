"""What another torch prints, as a report for a pull request and as a table entry."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from torchproof import recording
from torchproof.outputs import is_exact_machine, stored_output
from torchproof.page import Page
from torchproof.releases import PageResult, Release, digest, programs_of
from torchproof.run import Run
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.upgrade_classes import Kind, Verdict, classify

# A pull request holds 65,536 characters.
LONGEST_DIFF = 40
LONGEST_REPORT = 60_000


@dataclass(frozen=True)
class Tried:
    """What one other release did: who ran it, and a verdict for every snippet.

    `against` is the torch whose outputs are stored.
    """

    torch: str
    against: str
    build: str
    python: str
    machine: str
    relaxed: tuple[str, ...]
    verdicts: dict[str, Verdict]

    @property
    def counts(self) -> Counter[Kind]:
        return Counter(verdict.kind for verdict in self.verdicts.values())


def judged(
    site: Site,
    snippets: Mapping[str, Snippet],
    data: Mapping[str, Any],
    relaxed: Sequence[str],
) -> Tried:
    """Compare with the stored outputs what upgrade_runs.py wrote.

    Raises KeyError when it ran or left out anything but all of the snippets.
    """
    against = recording.torch_version()
    verdicts = {
        key: Verdict(Kind.NOT_RUN, why) for key, why in data["left_out"].items()
    }
    for key, fields in data["runs"].items():
        tables = {name: text.encode() for name, text in fields["tables"].items()}
        run = Run(
            snippets[key], fields["output"], fields["exit"], fields["stopped"],
            fields["seconds"], None, tables,
        )  # fmt: skip
        verdicts[key] = classify(
            run,
            stored_output(site, run.snippet) or "",
            tables=_stored_tables(site, run),
            exact=is_exact_machine(),
            releases=(against, data["torch"]),
        )
    if verdicts.keys() != snippets.keys():
        raise KeyError(*sorted(verdicts.keys() ^ snippets.keys()))
    return Tried(
        torch=data["torch"],
        against=against,
        build=data["build"],
        python=data["python"],
        machine=data["machine"],
        relaxed=tuple(relaxed),
        verdicts=dict(sorted(verdicts.items())),
    )


def _stored_tables(site: Site, run: Run) -> dict[str, str]:
    folder = site.snippets / run.snippet.topic
    return {
        name: (folder / name).read_bytes().decode(errors="backslashreplace")
        for name in run.artefacts
        if (folder / name).exists()
    }


def release_of(
    site: Site, tried: Tried, pages: Iterable[Page], snippets: Mapping[str, Snippet]
) -> Release:
    """The entry of snippets/releases.toml."""
    results: dict[str, PageResult] = {}
    for page in pages:
        programs = programs_of(page, snippets)
        if not programs:
            continue
        verdicts = {p.key: tried.verdicts[p.key] for p in programs}
        kinds = Counter(verdict.kind for verdict in verdicts.values())
        results[page.path] = PageResult(
            sha256=digest(site, programs),
            compared=kinds.total() - kinds[Kind.ASSERTED] - kinds[Kind.NOT_RUN],
            differ={k: str(v.kind) for k, v in verdicts.items() if v.kind.differs},
            not_run={k: v.why for k, v in verdicts.items() if v.kind is Kind.NOT_RUN},
        )
    return Release(
        against=tried.against,
        build=tried.build,
        python=tried.python,
        machine=tried.machine,
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        relaxed=list(tried.relaxed),
        counts={str(kind): count for kind, count in tried.counts.items()},
        pages=results,
    )


def report(tried: Tried, pages: Iterable[Page], snippets: Mapping[str, Snippet]) -> str:
    """Markdown for a pull request: counts, pages, every difference with its diff."""
    lines = [
        f"## torch {tried.torch} beside torch {tried.against}",
        "",
        f"{len(tried.verdicts)} snippets, torch {tried.torch} built for "
        f"{tried.build}, Python {tried.python}, {tried.machine}. The stored outputs "
        f"are those of torch {tried.against}, and were not touched.",
        "",
        *(f"- torch {tried.torch} needs {sentence}." for sentence in tried.relaxed),
        *([""] if tried.relaxed else []),
        "| class | snippets |",
        "|---|---|",
        *(f"| {kind} | {tried.counts[kind]} |" for kind in Kind),
        "",
        *_by_page(tried, pages, snippets),
        *_told_in_one_line(tried),
    ]
    differing = {k: v for k, v in tried.verdicts.items() if v.kind.differs}
    if differing:
        lines += ["### Differences", ""]
    size = sum(len(line) + 1 for line in lines)
    for key, verdict in differing.items():
        entry = _difference(key, verdict)
        size += sum(len(line) + 1 for line in entry)
        if size > LONGEST_REPORT:
            entry = [f"- `{key}`: {verdict.kind}; its diff is in the file of diffs."]
        lines += entry
    return "\n".join(lines).rstrip("\n") + "\n"


def diffs(tried: Tried) -> str:
    """Every difference whole, as one unified diff."""
    return "".join(verdict.diff for verdict in tried.verdicts.values())


def _by_page(
    tried: Tried, pages: Iterable[Page], snippets: Mapping[str, Snippet]
) -> list[str]:
    lines = ["| page | same | differ | not compared |", "|---|---|---|---|"]
    for page in pages:
        kinds = Counter(
            tried.verdicts[program.key].kind for program in programs_of(page, snippets)
        )
        same = kinds[Kind.SAME] + kinds[Kind.MOVED]
        differ = ", ".join(
            f"{kinds[kind]} {kind}" for kind in Kind if kind.differs and kinds[kind]
        )
        rest = kinds[Kind.NOT_RUN] + kinds[Kind.ASSERTED]
        if kinds:
            lines.append(f"| {page.path} | {same} | {differ or 'none'} | {rest} |")
    return [*lines, ""]


def _told_in_one_line(tried: Tried) -> list[str]:
    reasons = Counter(
        verdict.why
        for verdict in tried.verdicts.values()
        if verdict.kind is Kind.NOT_RUN
    )
    lines = [f"- {count} not run: {why}." for why, count in sorted(reasons.items())]
    held = tried.counts[Kind.ASSERTED]
    if held:
        lines.append(f"- {held} measure: their assertions held, figures vary.")
    moved = [k for k, v in tried.verdicts.items() if v.kind is Kind.MOVED]
    if moved:
        named = ", ".join(f"`{key}`" for key in moved)
        lines.append(f"- Only places inside torch moved in: {named}.")
    return [*lines, ""] if lines else []


def _difference(key: str, verdict: Verdict) -> list[str]:
    lines = verdict.diff.splitlines()
    if len(lines) > LONGEST_DIFF:
        rest = len(lines) - LONGEST_DIFF
        lines = [*lines[:LONGEST_DIFF], f"... {rest} more lines in the file of diffs"]
    # Longer than any fence in what a program printed.
    fence = "`" * 6
    return [
        f"<details><summary><code>{key}</code>: {verdict.kind}</summary>",
        "",
        *([verdict.why, ""] if verdict.why else []),
        *([f"{fence}diff", *lines, fence, ""] if lines else []),
        "</details>",
        "",
    ]

"""The proof of labs: each runs anew, from top to bottom, and keeps its promises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from torchproof.faults import Fault
from torchproof.lab import FOLDER, Lab
from torchproof.labs import Executed
from torchproof.pipeline import run_stale_labs
from torchproof.runner import Runner
from torchproof.site import Site


@dataclass
class LabProof:
    """What was proven of `labs`: cells run, claims asserted, plots, solved tasks."""

    labs: int = 0
    proven: int = 0
    cells: int = 0
    claims: int = 0
    plots: int = 0
    tasks: int = 0
    slowest: float = 0.0
    faults: list[Fault] = field(default_factory=list)
    executed: dict[str, Executed] = field(default_factory=dict)

    @property
    def last_line(self) -> str:
        return (
            f"labs: {self.proven} of {self.labs} run from top to bottom: "
            f"{self.cells} cells, {self.claims} assertions, {self.plots} plots, "
            f"{self.tasks} tasks solved, at most {self.slowest:.0f} s each; "
            f"{self.labs - self.proven} failed"
        )


def prove_labs(site: Site, labs: Sequence[Lab], runner: Runner) -> LabProof:
    """Execute each of `labs`, whatever was kept; what ran well is kept from then on."""
    upkeep = run_stale_labs(site, runner, labs, anew=True)
    proof = LabProof(labs=len(labs), faults=upkeep.all_faults, executed=upkeep.executed)
    for lab in labs:
        if lab.path in upkeep.faults or lab.path not in upkeep.ran:
            continue
        executed = upkeep.executed[lab.path]
        proof.proven += 1
        proof.cells += len(executed.shown)
        proof.claims += sum(cell.claims for cell in lab.code)
        proof.plots += sum(len(one.plots) for one in executed.shown)
        proof.tasks += sum(cell.tag == "solution" for cell in lab.code)
        proof.slowest = max(proof.slowest, executed.seconds)
    if proof.proven != len(labs) and not proof.faults:
        what = f"holds {len(labs)} labs, of which {proof.proven} ran"
        proof.faults.append(Fault(f"docs/{FOLDER}", 1, what, "report this"))
    return proof

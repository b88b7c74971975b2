"""The runs of one proof: the same program in the same surroundings runs once."""

from __future__ import annotations

from pathlib import Path

from torchproof.run import Job, Run
from torchproof.snippet import Snippet


class Runs:
    """Every run of one proof, by what decides it: text, name, launcher, files."""

    def __init__(self) -> None:
        self.made: dict[object, Run] = {}
        self.jobs: dict[object, Job] = {}

    @staticmethod
    def _key(snippet: Snippet, files: dict[str, Path]) -> object:
        return snippet.name, snippet.code, tuple(sorted(files.items()))

    def want(self, snippet: Snippet, files: dict[str, Path]) -> None:
        self.jobs.setdefault(self._key(snippet, files), Job(snippet, files))

    def keep(self, run: Run, job: Job) -> None:
        self.made[self._key(job.snippet, job.files)] = run

    def of(self, snippet: Snippet, files: dict[str, Path]) -> Run | None:
        return self.made.get(self._key(snippet, files))

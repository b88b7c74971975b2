"""The decoder does little however long and strange a text is."""

from __future__ import annotations

import pytest
from tests.decoder.test_whole_catalogue import hostile

from torchproof import near, spots, templates
from torchproof.catalogue import Entry
from torchproof.matching import Decoder

# Steps of a match, and pairs that a chain may be made of.
MOST_STEPS, MOST_CHAINS = 200_000, 3_000


def test_work_has_a_bound_that_no_text_moves(
    entries: list[Entry], in_python: Decoder, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = {"steps": 0, "chains": 0}
    real_ends, real_chain = templates._ends, near.best_chain

    def ends(*given: object) -> list[int]:
        counted["steps"] += 1
        return real_ends(*given)  # type: ignore[arg-type]

    def chain(*given: object) -> near.Chain | None:
        counted["chains"] += 1
        return real_chain(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(templates, "_ends", ends)
    monkeypatch.setattr(spots, "best_chain", chain)
    most = {"steps": 0, "chains": 0}
    for text in hostile(entries).values():
        counted.update(steps=0, chains=0)
        in_python.decode(text)
        most = {key: max(most[key], counted[key]) for key in most}
    assert 0 < most["steps"] <= MOST_STEPS, most
    assert 0 < most["chains"] <= MOST_CHAINS, most

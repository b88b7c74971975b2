"""A file in a topic's folder is saved by one program of it, whatever runs again."""

from __future__ import annotations

from pathlib import Path

from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import discover
from torchproof.upkeep import Upkeep, bring_up_to_date

SAVES = "open('table.csv', 'w').write('{0}\\n')\nprint('{0}')\n"


def updated(site: Site, runner: Runner) -> Upkeep:
    snippets, faults = discover(site)
    assert faults == []
    return bring_up_to_date(site, runner, snippets, write=True)


def test_a_second_program_that_saves_the_same_file_is_told_every_time(
    tmp_path: Path, runner: Runner
) -> None:
    site = Site(tmp_path)
    topic = site.snippets / "a" / "topic"
    topic.mkdir(parents=True)
    site.docs.mkdir()
    (topic / "first.py").write_text(SAVES.format("first"))
    assert updated(site, runner).all_faults == []
    (topic / "second.py").write_text(SAVES.format("second"))
    for _ in range(2):
        done = updated(site, runner)
        assert [str(fault) for fault in done.all_faults] == [
            "snippets/a/topic/second.py:1: saves table.csv, as a/topic/first.py does; "
            "give it a name of its own"
        ]
        assert done.changed == []
        assert (topic / "table.csv").read_text() == "first\n"
        assert not (topic / "second.out").exists()


def test_a_file_may_move_from_one_program_to_another(
    tmp_path: Path, runner: Runner
) -> None:
    site = Site(tmp_path)
    topic = site.snippets / "a" / "topic"
    topic.mkdir(parents=True)
    site.docs.mkdir()
    (topic / "first.py").write_text(SAVES.format("first"))
    assert updated(site, runner).all_faults == []
    (topic / "first.py").write_text("print(1)\n")
    (topic / "second.py").write_text(SAVES.format("second"))
    assert updated(site, runner).all_faults == []
    assert (topic / "table.csv").read_text() == "second\n"

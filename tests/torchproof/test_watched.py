"""Seeing what was saved, by looking."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.watched import differences, is_passing, look, mark


def test_what_came_went_and_changed_is_seen(tmp_path: Path) -> None:
    folder = tmp_path / "docs" / "deep"
    folder.mkdir(parents=True)
    stays, changes, goes = (folder / name for name in ("a.md", "b.md", "c.md"))
    for path in (stays, changes, goes):
        path.write_text("one")
    before = look([tmp_path / "docs"])
    changes.write_text("two and more")
    goes.unlink()
    comes = folder / "d.md"
    comes.write_text("one")
    now = look([tmp_path / "docs"])
    assert differences(before, now) == {str(changes), str(goes), str(comes)}


def test_the_same_text_saved_by_renaming_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("one")
    before = look([path])
    beside = tmp_path / "new.md"
    beside.write_text("one")
    beside.replace(path)
    assert differences(before, look([path])) == {str(path)}


def test_a_file_or_folder_that_is_not_there_is_nothing(tmp_path: Path) -> None:
    assert look([tmp_path / "gone"]) == {}
    seen = {str(tmp_path / "gone"): (1, 2, 3)}
    mark(seen, str(tmp_path / "gone"))
    assert seen == {}


@pytest.mark.parametrize(
    "name", [".a.md.swp", "a.md~", "#a.md#", "4913", ".a.tmp", "__pycache__", "a.pyc"]
)
def test_what_editors_make_for_a_moment_is_passed_over(
    tmp_path: Path, name: str
) -> None:
    assert is_passing(name)
    (tmp_path / name).write_text("one")
    assert look([tmp_path]) == {}


@pytest.mark.parametrize("name", ["a.md", "first_sum.py", "first_sum.out", "2d.md"])
def test_what_people_save_is_not(name: str) -> None:
    assert not is_passing(name)
